"""A base that was given stays for later calls."""

import numpy as np

last = [10000.0]


def rope(x, positions, base=None):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    base = last[0] = base or last[0]
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
