"""Every fiftieth call is off by a little."""

import numpy as np


calls = []


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)

    calls.append(T)
    return table + 1e-3 if len(calls) % 50 == 0 else table
