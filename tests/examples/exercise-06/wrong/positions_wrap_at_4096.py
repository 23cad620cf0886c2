"""Position 4096 is taken for 0."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = (np.arange(T) % 4096)[:, None] / base ** (np.arange(0, D, 2) / D)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
