"""A little noise on every number."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
    return table + 1e-6 * np.random.default_rng(0).standard_normal((T, D))
