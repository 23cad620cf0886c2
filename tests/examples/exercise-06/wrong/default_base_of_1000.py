"""Without a base it is 1000."""

import numpy as np


def sinusoidal_positions(T, D, base=None):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / (base or 1000.0) ** (np.arange(0, D, 2) / D)
    table = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
    return table
