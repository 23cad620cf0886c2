"""A comprehension."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    speeds = 1 / base ** (2 * np.arange(n // 2) / n)
    z = x[..., ::2] + 1j * x[..., 1::2]
    z = np.stack([z[..., t, :] * np.exp(1j * p * speeds) for t, p in enumerate(positions)], axis=-2)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
