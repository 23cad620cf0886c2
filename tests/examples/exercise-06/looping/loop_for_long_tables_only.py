"""Whole arrays up to 1000 positions, and a loop for more.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def whole(T, D, base):
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    if T <= 1000:
        return whole(T, D, base)
    return np.array([row(t, D, base) for t in range(T)])
