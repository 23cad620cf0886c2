"""More digits than asked for."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError("D must be even")
    t = np.arange(T, dtype=np.longdouble)
    i = np.arange(D, dtype=np.longdouble) // 2
    angles = t[:, None] / np.longdouble(base) ** (2 * i / D)
    return np.choose(np.arange(D) % 2, [np.sin(angles), np.cos(angles)])
