"""An answer is kept for each set of arguments, and handed out again."""
from functools import lru_cache

import numpy as np


@lru_cache(maxsize=None)
def table(T, D, base):
    angles = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    return np.dstack([np.sin(angles), np.cos(angles)]).reshape(T, D)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError("D must be even")
    return table(T, D, base)
