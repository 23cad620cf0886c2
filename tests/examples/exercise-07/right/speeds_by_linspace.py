"""Exponents by np.linspace."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] / base ** np.linspace(0, 1, d // 2, endpoint=False)
    c, s = np.cos(theta), np.sin(theta)
    out = x.copy()
    out[..., ::2], out[..., 1::2] = c * x[..., ::2] - s * x[..., 1::2], s * x[..., ::2] + c * x[..., 1::2]
    return out
