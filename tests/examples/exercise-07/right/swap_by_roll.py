"""Two rolls and a choice."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    j = np.arange(d)
    theta = positions[:, None] * base ** (-2 * (j // 2) / d)
    partner = np.where(j % 2 == 0, -np.roll(x, -1, axis=-1), np.roll(x, 1, axis=-1))
    return x * np.cos(theta) + partner * np.sin(theta)
