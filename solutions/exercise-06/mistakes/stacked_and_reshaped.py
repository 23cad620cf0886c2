"""Sines and cosines are stacked as (2, T, D/2) and then reshaped to (T, D): the numbers keep their order in
memory, all sines before all cosines, and slip into rows of other positions.

reshape never moves a number. Which axis must be the last one, the fastest, so that a sine and its cosine are
neighbours?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    return np.stack([np.sin(angles), np.cos(angles)]).reshape(T, D)
