"""The numbers are right, but two loops, one inside the other, calculate each of them by itself in Python.

Begin with the inner one: what would its line look like, if it were to treat a whole row at once? Then ask the same
of the outer one.

Caught by: no_loops
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.zeros((T, D))
    for t in range(T):
        for i in range(0, D, 2):
            table[t, i] = np.sin(t / base ** (i / D))
            table[t, i + 1] = np.cos(t / base ** (i / D))
    return table
