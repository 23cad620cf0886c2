"""Whole arrays up to 64 columns, and a loop for more.

Loops in: sinusoidal_positions
"""

import numpy as np


def pair(i, T, D, base):
    theta = np.arange(T) / base ** (2 * i / D)
    return np.stack([np.sin(theta), np.cos(theta)])


def whole(T, D, base):
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    if D <= 64:
        return whole(T, D, base)
    table = np.empty((T, D))
    for i in range(D // 2):
        table[:, 2 * i : 2 * i + 2] = pair(i, T, D, base).T
    return table
