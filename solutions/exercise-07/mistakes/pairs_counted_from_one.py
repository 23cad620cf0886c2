"""rope counts its pairs 1, 2, 3, ..., so that each turns as fast as the next one should, and the first is slow already.

By how much does the pair 0 turn at position 5, whatever the base? What is any base to the power of 0?

Caught by: worked_example values positions pairs base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(2, d + 2, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
