"""rope subtracts the smallest position, so that every text begins at 0. Scores within one call do not notice. But a key
that was stored in an earlier call has been turned by its real position.

Call it with positions [5, 6] and with [0, 1]. Should the answers be equal?

Caught by: positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = (positions - positions.min())[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
