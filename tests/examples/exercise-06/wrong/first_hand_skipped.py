"""The hands are counted from 1, so the fastest one is missing."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(2, D + 2, 2) / D)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
