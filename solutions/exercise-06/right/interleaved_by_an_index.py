"""Halves first, then the columns are put in turn by an index."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError("D must be even")
    exponents = np.linspace(0, 1, D // 2, endpoint=False)
    angles = np.arange(T)[:, None] @ (base**-exponents)[None, :]
    halves = np.hstack([np.sin(angles), np.cos(angles)])
    return halves[:, np.arange(D).reshape(2, D // 2).T.ravel()]
