"""Times 2π."""

import numpy as np


def rope(x, positions, base=10000.0):
    width = x.shape[-1]
    if width % 2 == 1:
        raise ValueError("an odd number of columns")
    speed = np.exp(-np.log(base) * 2 * np.arange(width // 2) / width)
    angle = np.repeat(positions.reshape(-1, 1) * speed, 2, axis=-1)
    angle = angle * (2 * np.pi)
    partner = np.zeros_like(x)
    partner[..., ::2] = -x[..., 1::2]
    partner[..., 1::2] = x[..., ::2]
    return x * np.cos(angle) + partner * np.sin(angle)
