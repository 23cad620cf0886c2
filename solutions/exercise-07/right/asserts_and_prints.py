"""Asserts shapes, prints and warns."""

import warnings

import numpy as np


def rope(x, positions, base=10000.0):
    T, d = x.shape[-2:]
    if d % 2:
        warnings.warn("odd d")
        raise ValueError("odd")
    assert positions.shape == (T,), positions.shape
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    assert theta.shape == (T, d // 2)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
    print(out.shape)
    return out
