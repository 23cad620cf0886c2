"""rope remembers its sines and cosines by the shape of x, and uses the old ones for the next x of that shape, at whatever
positions it stands.

Do the angles depend on nothing but the shape? What else would have to be part of the key?

Caught by: positions base
"""

import numpy as np

KNOWN = {}


def rope(x, positions, base=10000.0):
    T, d = x.shape[-2:]
    if d % 2 != 0:
        raise ValueError("d must be even")
    if (T, d) not in KNOWN:
        angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
        KNOWN[T, d] = np.cos(angles), np.sin(angles)
    cos, sin = KNOWN[T, d]
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
