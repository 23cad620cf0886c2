"""setdefault."""

import numpy as np

memory = dict()


def rope(x, positions, base=10000.0):
    width = x.shape[-1]
    if width % 2 == 1:
        raise ValueError("an odd number of columns")
    speeds = memory.setdefault(width, np.exp(-np.log(base) * np.arange(0, width, 2) / width))
    z = (x[..., ::2] + 1j * x[..., 1::2]) * np.exp(1j * np.outer(positions, speeds))
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
