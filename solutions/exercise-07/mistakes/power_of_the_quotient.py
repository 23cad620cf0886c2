"""rope divides the position by the base first and takes the power of the quotient, (p / base) ** (2i/d). In the formula
the power belongs to the base alone.

What is your angle of the pair 0 at position 5? Which comes first in p / base ** e, the division or the power?

Caught by: worked_example values positions base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = np.arange(0, d, 2) / d
    angles = (positions[:, None] / base) ** frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
