"""rope pairs each column with the one half a row further on, 0 with d/2, as many libraries do. Lengths and scores
come out right in this convention too, so nothing looks odd; but the pairs of this exercise are neighbours.

In the statement's example token 0 is [1, 0, 1, 0]. Which two numbers turn together there, and which with you?

Caught by: worked_example values positions
"""

import numpy as np


def rotate_half(x):
    half = x.shape[-1] // 2
    return np.concatenate([-x[..., half:], x[..., :half]], axis=-1)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    angles = np.concatenate([angles, angles], axis=-1)
    return x * np.cos(angles) + rotate_half(x) * np.sin(angles)
