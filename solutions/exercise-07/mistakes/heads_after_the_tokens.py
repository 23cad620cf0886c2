"""rope expects (B, T, H, d) where there are heads, the order before the heads are split off. Here the heads stand before
the tokens, (B, H, T, d).

Count the axes of x from the back: which one belongs to the tokens, with heads and without?

Caught by: values leading_axes
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    if x.ndim == 4:
        angles = angles[None, :, None, :]
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
