"""rope turns the first half of the columns and lets the second half pass, as some models do to keep part of a vector free
of position. Here, every pair turns.

Compare the last two columns of your answer with those of x, at a position other than 0. Should they be equal?

Caught by: worked_example values positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    angles[:, d // 4 :] = 0.0
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
