"""np.take and np.put_along_axis."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    even = np.arange(0, d, 2)
    theta = positions[:, None] * base ** (-even / d)
    a, b = np.take(x, even, axis=-1), np.take(x, even + 1, axis=-1)
    out = np.zeros(x.shape)
    lead = (1,) * (x.ndim - 1)
    np.put_along_axis(out, np.broadcast_to(even.reshape(*lead, -1), a.shape), a * np.cos(theta) - b * np.sin(theta), -1)
    np.put_along_axis(out, np.broadcast_to(even.reshape(*lead, -1) + 1, a.shape), a * np.sin(theta) + b * np.cos(theta), -1)
    return out
