"""math.sin and math.cos as ufuncs.

Loops in: sinusoidal_positions
"""

import math

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.empty((T, D))
    table[:, 0::2] = np.frompyfunc(math.sin, 1, 1)(theta)
    table[:, 1::2] = np.frompyfunc(math.cos, 1, 1)(theta)
    return table
