"""The mistake positions_not_in_a_column, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    theta = np.arange(0, T, dtype=float) * base ** -(np.arange(0, D, 2) / D)
    P = np.empty((T, D))
    P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
    return P
