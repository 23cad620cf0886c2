"""The mistake all_sines_first, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    theta = np.outer(np.arange(T), base ** -(np.arange(0, D, 2) / D))

    P = np.zeros((T, D))
    P[:, : D // 2] = np.sin(theta)
    P[:, D // 2 :] = np.cos(theta)
    return P
