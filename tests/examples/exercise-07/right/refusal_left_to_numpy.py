"""NumPy's own ValueError, from the reshape."""

import numpy as np


def rope(x, positions, base=10000.0):
    pairs = x.reshape(x.shape[:-1] + (x.shape[-1] // 2, 2))
    n = pairs.shape[-2]
    z = (pairs @ [1, 1j]) * np.exp(1j * positions[:, None] / base ** (np.arange(n) / n))
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
