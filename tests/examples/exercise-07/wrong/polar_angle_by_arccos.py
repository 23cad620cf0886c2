"""Each pair by its length and its angle, the angle from arccos(a / length): a pair of zeros becomes nan."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("d must be even")
    theta = positions[:, None] / base ** (np.arange(0, d, 2) / d)
    a, b = x[..., 0::2], x[..., 1::2]
    length = np.sqrt(a * a + b * b)
    turned = np.where(b < 0, -1, 1) * np.arccos(np.clip(a / length, -1, 1)) + theta
    return np.stack([length * np.cos(turned), length * np.sin(turned)], axis=-1).reshape(x.shape)
