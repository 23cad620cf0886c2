"""The mistake prints_instead_of_raising, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 == 0:
        theta = np.outer(np.arange(T), base ** -(np.arange(0, D, 2) / D))
        P = np.empty((T, D))
        P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
        return P
    print("ValueError: odd D")
