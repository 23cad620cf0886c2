"""rope divides its answer by the square root of d, which attention does with the scores. A turn keeps lengths, and the
scores would be scaled twice.

How long is a pair before and after? At position 0, what is your answer?

Caught by: worked_example values positions lengths position_zero
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
    return out / np.sqrt(d)
