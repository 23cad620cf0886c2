"""Recursion halves the positions.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def block(first, end, D, base):
    if end - first == 1:
        return row(first, D, base)[None]
    middle = (first + end) // 2
    return np.concatenate([block(first, middle, D, base), block(middle, end, D, base)])


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return block(0, T, D, base)
