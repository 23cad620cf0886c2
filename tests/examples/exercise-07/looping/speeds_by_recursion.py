"""Speeds by recursion, behind a cache.

Loops in: rope
"""

from functools import lru_cache

import numpy as np


@lru_cache(maxsize=None)
def speeds(n, d, base):
    return () if n == 0 else (*speeds(n - 1, d, base), base ** (-2 * (n - 1) / d))


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] * np.array(speeds(d // 2, d, base))
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
