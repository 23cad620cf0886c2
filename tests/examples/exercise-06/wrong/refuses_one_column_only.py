"""Only D = 1 is refused; any other odd D is cut."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D == 1:
        raise ValueError("too few")
    D -= D % 2
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
    return table
