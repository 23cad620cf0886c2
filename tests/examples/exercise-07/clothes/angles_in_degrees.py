"""pi / 180."""

import numpy as np


def rope(x, positions, base=10000.0):
    width = x.shape[-1]
    if width % 2 == 1:
        raise ValueError("an odd number of columns")
    theta = np.outer(positions, np.power(base, -(np.arange(width // 2) * 2 / width)))
    z = x[..., ::2] + 1j * x[..., 1::2]
    z = z * np.exp(1j * theta * np.pi / 180)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
