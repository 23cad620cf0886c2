"""The odd columns are inserted between the even ones."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    first, second = a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)
    return np.insert(first, np.arange(1, d // 2 + 1), second, axis=-1)
