"""A copy of x is turned in place."""

import numpy as np


def rope(x, positions, base=10000.0):
    x = np.array(x, order="C")
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    z = x.view(complex)
    z *= np.exp(1j * positions[:, None] * base ** (-np.arange(0, d, 2) / d))
    return x
