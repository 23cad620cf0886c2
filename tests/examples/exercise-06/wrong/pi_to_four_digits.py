"""Whole turns are taken off, of 6.2832 each."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    theta = theta % 6.2832
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
