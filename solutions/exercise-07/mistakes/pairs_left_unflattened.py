"""rope gives back the pairs on an axis of their own, (..., T, d/2, 2). The statement asks for the shape of x.

Compare the shapes of x and of your answer. Which step would bring the last two axes together again?

Caught by: worked_example values positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1)
