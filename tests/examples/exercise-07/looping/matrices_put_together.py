"""A block-diagonal matrix, block by block.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    R = np.zeros((len(positions), d, d))
    for i in range(d // 2):
        t = positions / base ** (2 * i / d)
        R[:, 2 * i, 2 * i] = R[:, 2 * i + 1, 2 * i + 1] = np.cos(t)
        R[:, 2 * i, 2 * i + 1], R[:, 2 * i + 1, 2 * i] = -np.sin(t), np.sin(t)
    return np.einsum("tij,...tj->...ti", R, x)
