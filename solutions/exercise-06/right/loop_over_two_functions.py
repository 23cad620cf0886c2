"""A loop over sine and cosine: two turns, whatever the sizes are."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError("D must be even")
    angles = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.empty((T, D), order="F")
    for start, wave in enumerate((np.sin, np.cos)):
        table[:, start::2] = wave(angles)
    return table
