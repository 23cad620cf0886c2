"""np.vectorize over the table of angles only.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    angle = np.vectorize(lambda p, i: p / base ** (i / d))
    theta = angle(positions[:, None], np.arange(0, d, 2))
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
