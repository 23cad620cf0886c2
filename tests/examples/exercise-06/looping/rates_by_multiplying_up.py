"""The rates are multiplied up one by one.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    rates, factor = [1.0], base ** (-2 / D)
    for _ in range(D // 2 - 1):
        rates.append(rates[-1] * factor)
    theta = np.outer(np.arange(T), rates)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
