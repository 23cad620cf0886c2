"""lru_cache over the positions' bytes, d and base."""

from functools import lru_cache

import numpy as np


@lru_cache(maxsize=None)
def tables(content, d, base):
    positions = np.frombuffer(content, dtype=np.int64)
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    return np.cos(theta), np.sin(theta)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    cos, sin = tables(positions.tobytes(), d, base)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
