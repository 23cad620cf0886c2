"""The cosine is the root of 1 - sin², and never negative."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)

    sine = np.sin(theta)
    return np.stack([sine, np.sqrt(1 - sine**2)], axis=-1).reshape(T, D)
