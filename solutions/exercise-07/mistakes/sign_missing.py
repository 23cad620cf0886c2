"""rope has a plus in both lines. With two plus signs the pair is not turned but stretched, and its length changes.

Take (a, b) = (1, 1) and an angle of 45 degrees. Where should the arrow point afterwards, and how long is yours?

Caught by: worked_example values positions lengths two_turns
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
    out[..., 0::2] = a * cos + b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
