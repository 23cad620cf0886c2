"""np.power of the quotients."""

import numpy as np


def rope(x, positions, base=10000.0):
    *lead, n = x.shape
    if n % 2:
        raise ValueError(f"{n} is odd")
    i = np.arange(n // 2)
    wave = np.power(np.divide.outer(positions, base)[:, None], i / (n // 2))
    c, s = np.cos(wave), np.sin(wave)
    matrices = np.stack([np.stack([c, -s], -1), np.stack([s, c], -1)], -2)
    turned = np.einsum("tpij,...tpj->...tpi", matrices, x.reshape(*lead, n // 2, 2))
    return turned.reshape(x.shape)
