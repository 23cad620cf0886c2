"""match over the number of axes."""

import numpy as np


def turned(a, b, theta):
    c, s = np.cos(theta), np.sin(theta)
    return a * c - b * s, a * s + b * c


def rope(x, positions, base=10000.0):
    out = np.empty_like(x)
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    match x.ndim:
        case 2:
            out[:, ::2], out[:, 1::2] = turned(x[:, ::2], x[:, 1::2], theta)
        case 3:
            out[:, :, ::2], out[:, :, 1::2] = turned(x[:, :, ::2], x[:, :, 1::2], theta[None])
        case _:
            out[:, :, :, ::2], out[:, :, :, 1::2] = turned(x[:, :, :, ::2], x[:, :, :, 1::2], theta[None, None])
    return out
