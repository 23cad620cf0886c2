"""The mistake loop_over_every_number, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    def entry(t, j):
        angle = t / base ** (2 * (j // 2) / D)
        return np.cos(angle) if j % 2 else np.sin(angle)

    return np.array([[entry(t, j) for j in range(D)] for t in range(T)])
