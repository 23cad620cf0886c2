"""rope lays the angles of all pairs side by side twice, as in 1, 0.01, 1, 0.01, where neighbours should share one, as in
1, 1, 0.01, 0.01. The two numbers of a pair turn by different angles, and their length changes.

What is the difference between np.tile([1, 2], 2) and np.repeat([1, 2], 2)? Which of the two fits pairs of
neighbours?

Caught by: worked_example values positions lengths
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = np.tile(positions[:, None] * frequencies, 2)
    swapped = np.stack([-x[..., 1::2], x[..., 0::2]], axis=-1).reshape(x.shape)
    return x * np.cos(angles) + swapped * np.sin(angles)
