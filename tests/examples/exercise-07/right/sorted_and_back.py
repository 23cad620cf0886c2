"""Tokens are sorted by position, turned, and put back."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    order = np.argsort(positions, kind="stable")
    theta = np.sort(positions)[:, None] * base ** (-np.arange(0, d, 2) / d)
    y = x[..., order, :]
    a, b = y[..., ::2], y[..., 1::2]
    out = np.empty(x.shape)
    out[..., order, :] = np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
    return out
