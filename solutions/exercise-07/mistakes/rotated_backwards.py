"""rope turns clockwise: the minus stands before the other sine. Lengths and distances are right that way too, and only
the direction is wrong.

At position 2 the statement's token [1, 0, ...] becomes [cos 2, sin 2, ...]. Is your second number sin 2, or -sin 2?

Caught by: worked_example values positions two_turns
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
    out[..., 0::2] = a * cos + b * sin
    out[..., 1::2] = b * cos - a * sin
    return out
