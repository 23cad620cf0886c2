"""The mistake rows_normalised, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    theta = np.outer(np.arange(T), base ** -(np.arange(0, D, 2) / D))

    pairs = np.stack([np.sin(theta), np.cos(theta)], axis=-1)
    return pairs.reshape(T, D) / np.sqrt(D / 2)
