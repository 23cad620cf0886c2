"""rope writes the answer into x: the caller's numbers are gone, and the next call turns what was turned already.

`out = x` gives x another name. Does it make a new array?

Caught by: leaves_inputs
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2].copy(), x[..., 1::2].copy()
    out = x
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
