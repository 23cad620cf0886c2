"""lru_cache hides a loop over the rates, which runs once for each D and base.

Loops in: sinusoidal_positions
"""

from functools import lru_cache

import numpy as np


@lru_cache(maxsize=None)
def rates(D, base):
    return tuple(base ** -(j / D) for j in range(0, D, 2))


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.outer(np.arange(T), rates(D, base))
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
