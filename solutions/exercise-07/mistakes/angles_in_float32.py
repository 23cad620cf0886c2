"""rope computes its angles in float32, as libraries do. About 7 digits are left: at position 90000 only two of them are
behind the decimal point, and sine and cosine are wrong from there on.

What is np.float32(90000.123) - np.float32(90000)? How many digits has float64?

Caught by: far_positions values
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = (positions[:, None] * frequencies).astype(np.float32)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
