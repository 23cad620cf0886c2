"""np.fromfunction calls its function once, with the numbers of all rows and columns."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    def table(t, j):
        angle = t / base ** ((j - j % 2) / D)
        return (1 - j % 2) * np.sin(angle) + (j % 2) * np.cos(angle)

    if D % 2 != 0:
        raise ValueError("D must be even")
    return np.fromfunction(table, (T, D))
