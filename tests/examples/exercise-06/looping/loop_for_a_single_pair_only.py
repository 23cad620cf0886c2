"""Whole arrays, and a loop over the positions where D is 2.

Loops in: sinusoidal_positions
"""

import numpy as np


def whole(T, D, base):
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    if D > 2:
        return whole(T, D, base)
    return np.array([[np.sin(t), np.cos(t)] for t in range(T)])
