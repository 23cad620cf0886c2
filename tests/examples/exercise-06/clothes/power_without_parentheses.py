"""The mistake power_without_parentheses, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    with np.errstate(all="ignore"):
        divisors = np.power(base, np.arange(0, D, 2)) / D
    theta = np.arange(T).reshape(T, 1) / divisors

    P = np.empty((T, D))
    P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
    return P
