"""A base given by keyword is not known."""

import numpy as np


def rope(x, positions, theta_base=10000.0, *, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] * theta_base ** (-np.arange(0, d, 2) / d)
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
