"""rope computes the speeds of the pairs once for each d and keeps them, and does not notice when a call has another base.

Do the speeds depend on nothing but d? What else would have to be part of the key?

Caught by: base
"""

import numpy as np

SPEEDS = {}


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    if d not in SPEEDS:
        SPEEDS[d] = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * SPEEDS[d]
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
