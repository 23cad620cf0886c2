"""Two pairs in turn share an angle."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] * base ** (-(np.arange(d // 2) // 2 * 4) / d)
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
