"""np.fromiter draws the divisors from a generator.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    divisors = np.fromiter((base ** (j / D) for j in range(0, D, 2)), float)
    theta = np.arange(T)[:, None] / divisors
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
