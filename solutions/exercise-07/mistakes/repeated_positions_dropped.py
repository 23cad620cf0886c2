"""rope numbers the different positions in order and turns each token by that number: gaps close, and the position 40
becomes as small as its rank.

With positions [0, 40], by how much should the second row turn?

Caught by: worked_example positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    positions = np.unique(positions, return_inverse=True)[1].reshape(-1)
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
