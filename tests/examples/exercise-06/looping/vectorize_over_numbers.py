"""np.vectorize with a Python function of two numbers.

Loops in: sinusoidal_positions
"""

import math

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    def number(t, j):
        angle = t / base ** ((j - j % 2) / D)
        return math.cos(angle) if j % 2 else math.sin(angle)

    return np.vectorize(number, otypes=[float])(np.arange(T)[:, None], np.arange(D))
