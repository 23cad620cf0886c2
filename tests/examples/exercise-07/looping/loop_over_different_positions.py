"""A loop over the different positions, with a mask for each.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    z = x[..., ::2] + 1j * x[..., 1::2]
    different, where = np.unique(positions, return_inverse=True)
    speeds = base ** (-np.arange(0, d, 2) / d)
    for k, p in enumerate(different):
        z = np.where((where == k)[:, None], z * np.exp(1j * p * speeds), z)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
