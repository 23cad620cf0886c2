"""The answer is a masked array without a mask."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1)
    return np.ma.array(out.reshape(x.shape))
