"""Scalars with math, arrays with NumPy."""

import math

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if math.gcd(d, 2) != 2:
        raise ValueError("odd")
    step = math.log(base) * 2 / d
    theta = positions[:, None] * np.exp(-step * np.arange(d / 2))
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
