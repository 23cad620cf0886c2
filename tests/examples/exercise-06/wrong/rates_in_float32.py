"""Only the rates are float32."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    rates = (base ** -(np.arange(0, D, 2) / D)).astype(np.float32).astype(float)
    theta = np.outer(np.arange(T), rates)

    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
