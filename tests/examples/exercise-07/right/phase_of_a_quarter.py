"""Sines only: a cosine is a sine a quarter ahead."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    quarter = np.pi / 2
    theta = np.repeat(np.outer(positions, base ** (-np.arange(0, d, 2) / d)), 2, axis=1)
    shift = np.tile([quarter, 0.0], d // 2)
    a, b = np.repeat(x[..., ::2], 2, -1), np.repeat(x[..., 1::2], 2, -1)
    return a * np.sin(theta + shift) + b * np.sin(theta + shift + quarter)
