"""Column j's partner is j ^ 1."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d & 1:
        raise ValueError("odd")
    j = np.arange(d)
    theta = positions[:, None] * base ** (-(j - j % 2) / d)
    sign = np.where(j % 2, 1.0, -1.0)
    return x * np.cos(theta) + sign * x[..., j ^ 1] * np.sin(theta)
