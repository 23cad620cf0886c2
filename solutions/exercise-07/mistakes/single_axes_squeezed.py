"""rope squeezes its answer: axes of length 1 are gone, and (1, 1, d) comes back as (d,).

Which shape has the answer for x of shape (1, 3, 4)? What does np.squeeze do to it?

Caught by: values leading_axes distance_only
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return np.squeeze(out)
