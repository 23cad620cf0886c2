"""rope computes its speeds as exp(-2i/d), without the logarithm of the base in the exponent: then the base is e.

Where does the base come into exp(...)? Try whether np.exp(np.log(7.0) * 2) and 7.0 ** 2 are equal.

Caught by: worked_example values positions base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = np.exp(-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
