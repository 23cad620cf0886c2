"""rope has a default of 1000 for the base: one zero is missing, and the later pairs turn too fast wherever nobody names a
base.

Compare your def line with the one in the statement, digit by digit.

Caught by: base values
"""

import numpy as np


def rope(x, positions, base=1000.0):
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
