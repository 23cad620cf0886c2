"""all(...) over list.append.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    done = []
    all(done.append(row(t, D, base)) is None for t in range(T))
    return np.array(done)
