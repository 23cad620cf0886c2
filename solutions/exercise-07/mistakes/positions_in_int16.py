"""rope turns the positions into int16 to save memory. That holds numbers up to 32767 only, and those beyond come out
negative.

What is np.array([40000]).astype(np.int16)?

Caught by: far_positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions.astype(np.int16)[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
