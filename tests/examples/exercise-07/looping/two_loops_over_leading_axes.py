"""Two nested loops over texts and heads.

Loops in: rope
"""

import numpy as np


def turned(x, c, s):
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    c, s = np.cos(theta), np.sin(theta)
    parts = x.reshape((1,) * (4 - x.ndim) + x.shape)
    out = [[turned(head, c, s) for head in text] for text in parts]
    return np.reshape(out, x.shape)
