"""The mistake multiplied_instead_of_divided, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    theta = np.multiply.outer(np.arange(T), np.power(base, np.arange(0, D, 2) / D))
    P = np.empty((T, D))
    P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
    return P
