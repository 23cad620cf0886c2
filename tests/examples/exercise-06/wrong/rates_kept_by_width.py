"""The rates are kept for each D, whatever the base is."""

import numpy as np


known = {}


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    rates = known.setdefault(D, base ** -(np.arange(0, D, 2) / D))
    theta = np.outer(np.arange(T), rates)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
