"""rope uses a in both lines, once with the cosine and once with the sine, and b nowhere. That is right for the pair (1, 0)
and wrong for all others.

What comes of (0, 1) at position 0? Count how often b stands on the right of your lines.

Caught by: worked_example values positions position_zero
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos
    out[..., 1::2] = a * sin
    return out
