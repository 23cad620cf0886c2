"""The mistake d_of_three_accepted, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0 and D != 3:
        raise ValueError(f"odd D: {D}")
    theta = np.outer(np.arange(T), base ** -(2 * np.arange(D // 2) / D))
    P = np.empty((T, D))
    P[:, ::2] = np.sin(theta)
    P[:, 1::2] = np.cos(theta)
    return P
