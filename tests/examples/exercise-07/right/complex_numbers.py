"""Pairs as complex numbers, turned by a factor of length 1."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("d is odd")
    z = x[..., ::2] + 1j * x[..., 1::2]
    z = z * np.exp(1j * np.outer(positions, base ** (-np.arange(0, d, 2) / d)))
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
