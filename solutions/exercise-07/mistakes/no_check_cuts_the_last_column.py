"""rope drops the last column where d is odd, and answers with d - 1 columns instead of a ValueError. A number vanishes,
and nobody is told.

What shape has your answer for x of shape (2, 3)? What does the statement ask for?

Caught by: refuses
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1] // 2 * 2
    frequencies = base ** (-np.arange(0, d, 2) / d) if d else np.ones(0)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0:d:2], x[..., 1:d:2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(*x.shape[:-1], d)
