"""rope counts positions from 1, so that every token turns by one step too many. Scores do not notice, since only
distances count for them.

What does the statement say about a token at position 0? What does yours do there?

Caught by: worked_example values positions position_zero two_turns
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = (positions[:, None] + 1) * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
