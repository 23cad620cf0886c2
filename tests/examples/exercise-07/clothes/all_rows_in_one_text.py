"""A reshape that takes the first axis for the tokens."""

import numpy as np


def rope(x, positions, base=10000.0):
    width = x.shape[-1]
    if width % 2 == 1:
        raise ValueError("an odd number of columns")
    rows = np.reshape(x, (len(positions), -1, width))
    theta = np.multiply.outer(positions, base ** -(np.arange(0, width, 2) / width))[:, None]
    z = (rows[..., ::2] + 1j * rows[..., 1::2]) * np.exp(1j * theta)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
