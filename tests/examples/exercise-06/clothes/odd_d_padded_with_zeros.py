"""The mistake odd_d_padded_with_zeros, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    half = D // 2
    theta = np.outer(np.arange(T), base ** -(2 * np.arange(half) / D))
    P = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, 2 * half)
    return np.pad(P, ((0, 0), (0, D % 2)))
