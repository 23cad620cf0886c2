"""The mistake d_of_one_accepted, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D > 1 and D % 2:
        raise ValueError(f"odd D: {D}")
    theta = np.outer(np.arange(T), base ** -(np.arange(0, D, 2) / D))

    P = np.empty((T, D))
    P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
    return P
