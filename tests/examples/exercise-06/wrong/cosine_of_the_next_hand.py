"""The cosine of a pair belongs to the hand after it."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)

    after = theta / base ** (2 / D)
    return np.stack([np.sin(theta), np.cos(after)], axis=-1).reshape(T, D)
