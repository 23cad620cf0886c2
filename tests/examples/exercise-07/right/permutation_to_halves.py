"""Columns go into two halves, are turned there, and come back."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    order = np.concatenate([np.arange(0, d, 2), np.arange(1, d, 2)])
    halves = x[..., order]
    theta = np.tile(np.outer(positions, base ** (-np.arange(0, d, 2) / d)), 2)
    first, second = np.split(halves, 2, axis=-1)
    turned = halves * np.cos(theta) + np.concatenate([-second, first], -1) * np.sin(theta)
    return turned[..., np.argsort(order)]
