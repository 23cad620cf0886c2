"""The refusal is left to NumPy, with D // 2 pairs of columns: for D = 3 there is a single pair, and its (T, 1)
broadcasts into both sine columns without a word.

What does NumPy do with an axis of length 1 that meets one of length 2? For which D does your function refuse, and
for which does it only seem to?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
