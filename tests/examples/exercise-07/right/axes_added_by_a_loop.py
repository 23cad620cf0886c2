"""A loop over the axes of x gives the table its leading axes."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    for _ in x.shape[:-2]:
        theta = theta[None]
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
