"""rope writes the new a into x itself and then reads x again for b: b is turned with a new a, and the caller's array is
changed on top of it.

x[..., 0::2] is a view of x. What does it show after you have written to it?

Caught by: worked_example values positions leaves_inputs lengths
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
    x[..., 0::2] = a * cos - b * sin
    x[..., 1::2] = a * sin + b * cos
    return x
