"""A subclass of ValueError."""

import numpy as np


class OddError(ValueError):
    """Raised where d is odd."""


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d / 2 != d // 2:
        raise OddError(f"no pairs in {d} columns")
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
