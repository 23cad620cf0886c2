"""The mistake loop_over_positions, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    w = base ** -(np.arange(0, D, 2) / D)
    rows = [np.stack([np.sin(t * w), np.cos(t * w)], axis=-1).ravel() for t in range(T)]
    return np.array(rows)
