"""The mistake own_exponent_for_every_column, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    every = np.outer(np.arange(T), base ** -(np.arange(D) / D))
    return np.where(np.arange(D) % 2 == 0, np.sin(every), np.cos(every))
