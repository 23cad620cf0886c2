"""as_strided shows the pairs."""

import numpy as np
from numpy.lib.stride_tricks import as_strided


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    step = x.strides[-1]
    pairs = as_strided(x, x.shape[:-1] + (d // 2, 2), x.strides[:-1] + (2 * step, step), writeable=False)
    a, b = pairs[..., 0], pairs[..., 1]
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
