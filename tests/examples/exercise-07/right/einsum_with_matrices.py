"""A 2 x 2 matrix for each token and pair."""

import numpy as np


def rope(x, positions, base=10000.0):
    *lead, T, d = x.shape
    if d % 2:
        raise ValueError("odd")
    t = np.outer(positions, base ** -(np.arange(d // 2) / (d // 2)))
    R = np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
    return np.einsum("jktp,...tpk->...tpj", R, x.reshape(*lead, T, d // 2, 2)).reshape(x.shape)
