"""Masks choose the columns."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    odd = np.arange(d) % 2 == 1
    theta = positions[:, None] * base ** (-np.flatnonzero(~odd) / d)
    a, b = np.compress(~odd, x, axis=-1), np.compress(odd, x, axis=-1)
    out = np.empty(x.shape)
    out[..., ~odd] = a * np.cos(theta) - b * np.sin(theta)
    out[..., odd] = a * np.sin(theta) + b * np.cos(theta)
    return out
