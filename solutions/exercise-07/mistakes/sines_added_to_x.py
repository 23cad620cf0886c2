"""rope adds sines and cosines to x, as the sinusoidal positions of the exercise before. Here nothing is added: each pair
is turned.

What comes of a row of zeros? How long is a pair before and after a turn?

Caught by: worked_example values positions lengths
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
    out[..., 0::2] = a + sin
    out[..., 1::2] = b + cos
    return out
