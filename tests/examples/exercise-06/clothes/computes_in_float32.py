"""The mistake computes_in_float32, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    exponents = np.arange(0, D, 2).astype(np.float32) / np.float32(D)
    divisors = np.power(np.float32(base), exponents)
    theta = np.arange(T).astype(np.float32)[:, None] / divisors

    pairs = np.stack([np.sin(theta), np.cos(theta)], axis=-1)
    return pairs.reshape(T, D)
