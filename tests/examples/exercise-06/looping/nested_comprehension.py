"""Number by number in plain Python.

Loops in: sinusoidal_positions
"""

import math

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.array(
        [[(math.cos if j % 2 else math.sin)(t / base ** ((j - j % 2) / D)) for j in range(D)] for t in range(T)]
    )
