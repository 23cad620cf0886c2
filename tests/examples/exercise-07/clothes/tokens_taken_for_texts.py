"""New axes after the first."""

import numpy as np


def rope(x, positions, base=10000.0):
    width = x.shape[-1]
    if width % 2 == 1:
        raise ValueError("an odd number of columns")
    theta = np.outer(positions, base ** -(np.arange(0, width, 2) / width))
    if x.ndim == 3:
        theta = theta[:, None]
    elif x.ndim == 4:
        theta = theta[:, None, None]
    z = (x[..., ::2] + 1j * x[..., 1::2]) * np.exp(1j * theta)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
