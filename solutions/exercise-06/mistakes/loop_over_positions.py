"""The numbers are right, but they are made row by row in a for loop over the T positions.

np.arange(T) holds all positions at once. Which shape must it have, to meet all divisors in a single division?

Caught by: no_loops
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.zeros((T, D))
    divisors = base ** (np.arange(0, D, 2) / D)
    for t in range(T):
        table[t, 0::2] = np.sin(t / divisors)
        table[t, 1::2] = np.cos(t / divisors)
    return table
