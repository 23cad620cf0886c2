"""One large matrix for each token, with blocks on its diagonal."""

import numpy as np


def rope(x, positions, base=10000.0):
    T, d = x.shape[-2:]
    if d % 2:
        raise ValueError("odd")
    even = np.arange(0, d, 2)
    t = np.multiply.outer(positions, base ** (-even / d))
    R = np.zeros((T, d, d))
    R[:, even, even] = R[:, even + 1, even + 1] = np.cos(t)
    R[:, even, even + 1] = -np.sin(t)
    R[:, even + 1, even] = np.sin(t)
    return (R @ x[..., None])[..., 0]
