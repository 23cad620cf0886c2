"""The order of the partners is a list made by a loop.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.repeat(np.outer(positions, base ** (-np.arange(0, d, 2) / d)), 2, axis=1)
    partner = sum([[i + 1, i] for i in range(0, d, 2)], [])
    return x * np.cos(theta) + x[..., partner] * np.tile([-1, 1], d // 2) * np.sin(theta)
