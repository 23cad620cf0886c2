"""1 - t²/2 and t in place of cosine and sine where the angle is below 0.1."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    c, s = np.where(theta < 0.1, 1 - theta**2 / 2, np.cos(theta)), np.where(theta < 0.1, theta, np.sin(theta))
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
