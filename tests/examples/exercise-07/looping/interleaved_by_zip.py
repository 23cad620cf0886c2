"""The answer's columns are interleaved by zip.

Loops in: rope
"""

from itertools import chain

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    first, second = np.moveaxis(a * c - b * s, -1, 0), np.moveaxis(a * s + b * c, -1, 0)
    return np.stack(list(chain.from_iterable(zip(first, second))), axis=-1)
