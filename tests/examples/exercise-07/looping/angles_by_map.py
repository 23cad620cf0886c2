"""map over the positions, of a C function.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = base ** (-np.arange(0, d, 2) / d)
    theta = np.stack(list(map(speeds.__mul__, positions)))
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
