"""The positions have the shape (T,), and the divisors (D/2,): NumPy tries to pair them off one by one,
and complains unless both happen to be equally many.

Every position is to meet every divisor. Write the two shapes below each other, right-aligned as broadcasting does it:
where would the positions need an axis of length 1?

Caught by: worked_example values base large no_loops again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
