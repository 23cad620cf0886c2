"""rope computes the speeds of the pairs in float32, and the rest in float64. The error of a speed is tiny, but it is
multiplied by the position.

By how much is np.float32(0.1) off? And 90000 times that?

Caught by: far_positions positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = (base ** (-np.arange(0, d, 2) / d)).astype(np.float32).astype(np.float64)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
