"""The rates are a table of 256, which begins again."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    rates = np.resize(base ** -(np.arange(0, min(D, 512), 2) / D), D // 2)
    theta = np.outer(np.arange(T), rates)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
