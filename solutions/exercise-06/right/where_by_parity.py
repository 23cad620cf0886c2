"""Sines and cosines everywhere, and np.where picks by the parity of the column."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    columns = np.arange(D)
    if columns[-1] % 2 == 0:
        raise ValueError("the last column would be a sine")
    angles = np.outer(np.arange(T), base ** -((columns - columns % 2) / D))
    return np.where(columns % 2 == 0, np.sin(angles), np.cos(angles))
