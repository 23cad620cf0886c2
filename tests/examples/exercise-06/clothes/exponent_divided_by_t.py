"""The mistake exponent_divided_by_t, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    rows, columns = np.arange(T), np.arange(0, D, 2)
    theta = rows[:, None] / np.power(base, columns / len(rows))

    P = np.empty((T, D))
    P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
    return P
