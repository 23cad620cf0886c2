"""np.float_power and np.reciprocal."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if divmod(d, 2)[1]:
        raise ValueError("odd")
    theta = np.outer(positions, np.reciprocal(np.float_power(base, np.arange(d // 2) / (d / 2))))
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    pair = np.subtract(a * c, b * s), np.add(a * s, b * c)
    return np.ravel(np.stack(pair, -1)).reshape(x.shape)
