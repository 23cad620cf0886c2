"""exp(-log(base) 2i/d)."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = np.exp(np.arange(0, d, 2) * (-np.log(base) / d))
    theta = positions[..., None] * speeds
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    return np.concatenate([(a * c - b * s)[..., None], (a * s + b * c)[..., None]], axis=-1).reshape(x.shape)
