"""try and except."""

import numpy as np

cache = {}


def rope(x, positions, base=10000.0):
    key = x.shape[-2:]
    if key[1] % 2:
        raise ValueError("odd")
    try:
        turn = cache[key]
    except KeyError:
        turn = cache[key] = np.exp(1j * np.outer(positions, base ** -(np.arange(0, key[1], 2) / key[1])))
    z = (x[..., ::2] + 1j * x[..., 1::2]) * turn
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
