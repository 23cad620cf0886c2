"""rope tests d with assert: that raises an AssertionError, and with `python -O` nothing at all. The statement asks for a
ValueError.

Which exceptions does a caller catch with `except ValueError`? What is assert meant for?

Caught by: refuses
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    assert d % 2 == 0, "d must be even"
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
