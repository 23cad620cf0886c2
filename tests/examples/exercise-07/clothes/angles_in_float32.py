"""np.float32 of the angles, and matrices."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    theta = np.float32(np.outer(positions, base ** -(np.arange(0, n, 2) / n)))
    turn = np.array([[np.cos(theta), -np.sin(theta)], [np.sin(theta), np.cos(theta)]])
    return np.einsum("jktp,...tpk->...tpj", turn, x.reshape(*x.shape[:-1], n // 2, 2)).reshape(x.shape)
