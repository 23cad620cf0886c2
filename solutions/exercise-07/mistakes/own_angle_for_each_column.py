"""rope computes an angle for each of the d columns, so that the two numbers of a pair turn by different ones. That is not
a turn any more: the length of the pair changes.

How many different angles does one token need? Look at the exponents of your columns 0 and 1.

Caught by: worked_example values positions lengths
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(d) / d)
    cos, sin = np.cos(angles), np.sin(angles)
    out = np.empty(x.shape)
    out[..., 0::2] = x[..., 0::2] * cos[:, 0::2] - x[..., 1::2] * sin[:, 0::2]
    out[..., 1::2] = x[..., 0::2] * sin[:, 1::2] + x[..., 1::2] * cos[:, 1::2]
    return out
