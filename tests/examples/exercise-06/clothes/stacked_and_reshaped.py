"""The mistake stacked_and_reshaped, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    theta = np.outer(np.arange(T), base ** -(np.arange(0, D, 2) / D))
    return np.concatenate([np.sin(theta), np.cos(theta)]).reshape((T, D))
