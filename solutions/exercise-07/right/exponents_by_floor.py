"""Exponents for every column, by floor division."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    j = np.arange(d)
    theta = positions[:, None] / base ** (j // 2 * 2 / d)
    cos, sin = np.cos(theta)[:, ::2], np.sin(theta)[:, 1::2]
    out = np.select([j % 2 == 0], [x * np.repeat(cos, 2, -1)], 0.0)
    out[..., ::2] -= x[..., 1::2] * sin
    out[..., 1::2] = x[..., 1::2] * cos + x[..., ::2] * sin
    return out
