"""Axes are put in front until there are four, and taken away again."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    four = x[(None,) * (4 - x.ndim)]
    theta = (positions[:, None] * base ** (-np.arange(0, d, 2) / d))[None, None]
    a, b = four[:, :, :, 0::2], four[:, :, :, 1::2]
    out = np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], axis=4)
    return out.reshape(four.shape).reshape(x.shape)
