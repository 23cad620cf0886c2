"""Refuses d = 1 and pads other odd ones."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d == 1:
        raise ValueError(d)
    if d % 2:
        x = np.concatenate([x, x[..., :1]], axis=-1)
        d += 1
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
