"""rope turns one text, or one head, after the other. The numbers are right; but the angles are the same for all of them, and
arrays of (T, d/2) go with (B, H, T, d/2) by themselves.

Two arrays are lined up from which end, when NumPy broadcasts them?

Caught by: no_loops
"""

import numpy as np


def one(x, cos, sin):
    a, b = x[:, 0::2], x[:, 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)


def rope(x, positions, base=10000.0):
    T, d = x.shape[-2:]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    texts = x.reshape(-1, T, d)
    return np.array([one(text, np.cos(angles), np.sin(angles)) for text in texts]).reshape(x.shape)
