"""rope turns all pairs at once, but collects their speeds one by one in a list. That is a loop over the columns too, if a
short one.

np.arange gives all exponents at once. What does base ** do with an array?

Caught by: no_loops
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = np.array([base ** (-i / d) for i in range(0, d, 2)])
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
