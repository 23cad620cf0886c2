"""rope turns the whole pairs and lets the last column through as it is where d is odd. The statement asks for a
ValueError: a column without a partner is a mistake of the caller's.

What does your function do with x of shape (2, 3)? How would a caller find out that d is wrong?

Caught by: refuses
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    pairs = d // 2
    frequencies = base ** (-2 * np.arange(pairs) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0 : 2 * pairs : 2], x[..., 1::2]
    out = x.copy()
    out[..., 0 : 2 * pairs : 2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
