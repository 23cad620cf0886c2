"""rope multiplies the even columns by the cosine and the odd ones by the sine. In a turn, each new number is made of both
old ones.

At position 0 nothing should change. What becomes of the odd columns there, with yours?

Caught by: worked_example values positions position_zero
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
    out[..., 0::2] = a * cos
    out[..., 1::2] = b * sin
    return out
