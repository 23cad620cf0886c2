"""A for over the pairs of columns.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    out = np.empty(x.shape)
    for i in range(0, d, 2):
        t = positions / base ** (i / d)
        out[..., i] = x[..., i] * np.cos(t) - x[..., i + 1] * np.sin(t)
        out[..., i + 1] = x[..., i] * np.sin(t) + x[..., i + 1] * np.cos(t)
    return out
