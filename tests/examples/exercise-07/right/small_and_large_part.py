"""The position's hundreds and the rest, by the sums of angles."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = base ** (-np.arange(0, d, 2) / d)
    hundreds, rest = np.divmod(positions, 100)
    p, q = np.outer(100 * hundreds, speeds), np.outer(rest, speeds)
    cos = np.cos(p) * np.cos(q) - np.sin(p) * np.sin(q)
    sin = np.sin(p) * np.cos(q) + np.cos(p) * np.sin(q)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
