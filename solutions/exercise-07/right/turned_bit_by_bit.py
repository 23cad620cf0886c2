"""The turn of each power of two that a position is made of: seventeen fixed steps."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    z = x[..., ::2] + 1j * x[..., 1::2]
    speeds = base ** (-np.arange(0, d, 2) / d)
    for bit in range(17):
        has = (positions >> bit) & 1
        z = z * np.exp(1j * (has * 2**bit)[:, None] * speeds)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
