"""The numbers are right, but a for loop goes through the pairs of columns and fills two at a time.

A slice with a step, such as table[:, 0::2], names all sine columns at once. Which shape must stand on the right of
it?

Caught by: no_loops
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.zeros((T, D))
    t = np.arange(T)
    for i in range(0, D, 2):
        table[:, i] = np.sin(t / base ** (i / D))
        table[:, i + 1] = np.cos(t / base ** (i / D))
    return table
