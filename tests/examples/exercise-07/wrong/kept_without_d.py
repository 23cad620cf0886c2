"""Angles are kept by positions and base, and cut to d."""

import numpy as np

seen = {}


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = seen.setdefault((tuple(positions.tolist()), base), positions[:, None] * base ** (-np.arange(0, 300, 2) / d))[:, : d // 2]
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
