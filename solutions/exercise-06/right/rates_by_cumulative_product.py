"""Every hand is slower than the one before by the same factor."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    half, rest = divmod(D, 2)
    if rest:
        raise ValueError("no half pairs")
    factors = np.full(half, base ** (-2 / D))
    factors[0] = 1.0
    angles = np.einsum("t,i->ti", np.arange(T), np.cumprod(factors))
    out = np.empty((T, half, 2))
    np.sin(angles, out=out[..., 0])
    np.cos(angles, out=out[..., 1])
    return out.reshape(T, -1)
