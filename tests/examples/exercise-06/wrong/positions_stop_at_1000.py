"""Every position beyond 1000 is taken for 1000."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.minimum(np.arange(T), 1000)[:, None] / base ** (np.arange(0, D, 2) / D)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
