"""rope turns x into float32 first: of 16 digits 7 are left, and no later step brings the others back.

How many digits does the statement ask for? What is np.float32(0.1) in float64?

Caught by: values far_positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    x = x.astype(np.float32)
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
