"""More parameters with defaults, keywords only."""

import numpy as np


def rope(x, positions, base=10000.0, scale=1.0, *, inverse=False, dtype=np.float64):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.asarray(positions, dtype)[:, None] * scale * base ** (-np.arange(0, d, 2, dtype=dtype) / d)
    if inverse:
        theta = -theta
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
