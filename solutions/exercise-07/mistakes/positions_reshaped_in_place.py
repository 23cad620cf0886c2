"""rope makes positions a column by setting its shape, positions.shape = (T, 1). The numbers are right; but the array is
the caller's, and there it is a column from now on, too.

What is the difference between setting an array's shape and asking for positions[:, None]? Print positions after the
call.

Caught by: leaves_inputs
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    positions.shape = (len(positions), 1)
    angles = positions * base ** (-np.arange(0, d, 2) / d)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
