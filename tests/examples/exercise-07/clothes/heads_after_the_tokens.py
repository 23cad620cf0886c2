"""expand_dims between tokens and pairs."""

import numpy as np


def rope(x, positions, base=10000.0):
    width = x.shape[-1]
    if width % 2 == 1:
        raise ValueError("an odd number of columns")
    theta = np.outer(positions, base ** -(np.arange(0, width, 2) / width))
    theta = np.expand_dims(theta, 1) if x.ndim > 3 else theta
    z = (x[..., ::2] + 1j * x[..., 1::2]) * np.exp(1j * theta)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
