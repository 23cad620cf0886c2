"""The parts go back to where they came from."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    theta = np.outer(positions, 1 / base ** (2 * np.arange(n // 2) / n))
    z = (x[..., ::2] + 1j * x[..., 1::2]) * np.exp(1j * theta)
    x[..., ::2], x[..., 1::2] = z.real, z.imag
    return x
