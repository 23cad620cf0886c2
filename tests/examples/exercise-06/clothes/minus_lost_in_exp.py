"""minus_lost_in_exp: with math.log, and the pairs as complex numbers."""

import math

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 == 1:
        raise ValueError("one column is left over")
    step = math.log(base) / D
    angles = np.outer(np.arange(T, dtype=float), np.exp(step * np.arange(0.0, D, 2.0)))
    out = np.empty((T, D // 2, 2))
    np.sin(angles, out=out[..., 0])
    np.cos(angles, out=out[..., 1])
    return out.reshape(T, D)
