"""rope overwrites a with its new value, and then uses the new a where the old one is due, in the line for b. The lengths
change, though only a little where the angles are small.

How many of your variables hold the old a when the second line runs? Do both numbers of a pair change at the same
time, or one after the other?

Caught by: worked_example values positions lengths
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
    a = a * cos - b * sin
    b = a * sin + b * cos
    return np.stack([a, b], axis=-1).reshape(x.shape)
