"""The speeds are written as np.exp of a logarithm, as many libraries do, but the minus sign before the logarithm is
missing: the later pairs turn faster instead of slower, thousands of radians from one token to the next.

Which number does your np.exp give for the last pair: one above 1 or one below? Which pair should turn the fastest?

Caught by: worked_example values positions base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    speeds = np.exp(np.arange(0, d, 2) * (np.log(base) / d))
    angles = positions[:, None] * speeds
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
