"""Each speed is the one before, times a ratio.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = [1.0]
    while len(speeds) < d // 2:
        speeds.append(speeds[-1] * base ** (-2 / d))
    theta = positions[:, None] * np.array(speeds)
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
