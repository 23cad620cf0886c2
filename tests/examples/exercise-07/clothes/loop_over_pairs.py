"""A while."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    out = np.zeros(x.shape)
    k = 0
    while k < n:
        z = (x[..., k] + 1j * x[..., k + 1]) * np.exp(1j * positions * base ** (-k / n))
        out[..., k], out[..., k + 1] = z.real, z.imag
        k += 2
    return out
