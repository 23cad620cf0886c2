"""itertools.accumulate multiplies the rates up.

Loops in: sinusoidal_positions
"""

from itertools import accumulate

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    factors = [1.0] + [base ** (-2 / D)] * (D // 2 - 1)
    theta = np.outer(np.arange(T), list(accumulate(factors, lambda a, b: a * b)))
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
