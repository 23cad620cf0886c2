"""The exponents are counted with np.arange(0, 1, 2 / d). A step that is no whole number adds up to 1 only nearly: for
some d, such as 98, there is one exponent too many.

How many numbers does np.arange(0, 1, 2 / 98) have? Count with whole numbers, and divide afterwards.

Caught by: pairs
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] / base ** np.arange(0, 1, 2 / d)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
