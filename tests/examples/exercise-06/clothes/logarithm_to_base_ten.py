"""The mistake logarithm_to_base_ten, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    theta = np.outer(np.arange(T), 1 / np.e ** (np.arange(D // 2) * 2 / D * np.log10(base)))
    pairs = np.stack([np.sin(theta), np.cos(theta)], axis=-1)
    return pairs.reshape(T, D)
