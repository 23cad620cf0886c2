"""The positions are bytes, and begin again after 255."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T).astype(np.uint8)[:, None].astype(float)
    theta = t / base ** (np.arange(0, D, 2) / D)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
