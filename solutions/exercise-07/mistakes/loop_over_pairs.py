"""rope walks over the pairs of columns one by one. The numbers are right; but slices with a step reach the first numbers of
all pairs at once, and the statement asks for no loops.

x[..., 0::2] has shape (..., T, d/2). Which shape would an array of all angles need, to go with it?

Caught by: no_loops
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    out = np.empty(x.shape)
    for i in range(d // 2):
        angles = positions / base ** (2 * i / d)
        cos, sin = np.cos(angles), np.sin(angles)
        a, b = x[..., 2 * i], x[..., 2 * i + 1]
        out[..., 2 * i] = a * cos - b * sin
        out[..., 2 * i + 1] = a * sin + b * cos
    return out
