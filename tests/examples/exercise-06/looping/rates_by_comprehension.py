"""Only the divisors are made by a comprehension; all else is whole arrays.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    rates = np.array([1 / base ** (2 * i / D) for i in range(D // 2)])
    theta = np.outer(np.arange(T), rates)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
