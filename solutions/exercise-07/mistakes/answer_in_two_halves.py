"""rope turns the right pairs, but lays the answer out in two halves: all first numbers, then all second numbers. In the
statement the two numbers of a pair stay neighbours.

Print the answer at position 0, where nothing turns, for x = [[0, 1, 2, 3]].

Caught by: worked_example values positions position_zero
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
    return np.concatenate([a * cos - b * sin, a * sin + b * cos], axis=-1)
