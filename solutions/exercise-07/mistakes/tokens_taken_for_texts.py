"""rope takes the first axis of x for the tokens, whatever stands there: in (B, T, d) that is the axis of the texts.

From which end do tokens have the same place in (T, d), (B, T, d) and (B, H, T, d)?

Caught by: values leading_axes
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    angles = angles.reshape((len(positions),) + (1,) * (x.ndim - 2) + (d // 2,))
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
