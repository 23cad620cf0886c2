"""rope walks over the tokens one by one. The numbers are right; but NumPy can turn all tokens in one step, from one table
of angles, and the statement asks for that.

The angle depends on the token and on the pair. Which shapes must positions and speeds have, so that one product gives
the whole table?

Caught by: no_loops
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    out = np.empty(x.shape)
    for t in range(x.shape[-2]):
        cos, sin = np.cos(positions[t] * frequencies), np.sin(positions[t] * frequencies)
        a, b = x[..., t, 0::2], x[..., t, 1::2]
        out[..., t, 0::2] = a * cos - b * sin
        out[..., t, 1::2] = a * sin + b * cos
    return out
