"""The mistake exponent_doubled, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    half = D // 2
    theta = np.arange(T).reshape(-1, 1) / np.power(base, 2 * np.arange(half) / half)

    pairs = np.stack([np.sin(theta), np.cos(theta)], axis=-1)
    return pairs.reshape(T, D)
