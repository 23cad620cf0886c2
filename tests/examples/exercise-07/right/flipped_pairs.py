"""The pairs on an axis of their own, flipped."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    pairs = x.reshape(*x.shape[:-1], d // 2, 2)
    theta = (positions[:, None] * base ** (-np.arange(0, d, 2) / d))[..., None]
    turned = pairs * np.cos(theta) + np.flip(pairs, -1) * [-1, 1] * np.sin(theta)
    return turned.reshape(x.shape)
