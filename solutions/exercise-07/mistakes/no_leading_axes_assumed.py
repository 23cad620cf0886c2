"""rope unpacks x.shape into two names, T and d. That is right for a single text without heads, and an error for all else.

Which sizes does your function need? Can you ask for each of them so that it does not matter how many axes stand
before?

Caught by: leading_axes values
"""

import numpy as np


def rope(x, positions, base=10000.0):
    T, d = x.shape
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[:, 0::2], x[:, 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(T, d)
