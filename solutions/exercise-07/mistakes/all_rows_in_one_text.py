"""rope flattens all texts and heads into one long list of rows and repeats each position for several rows in turn, as in
0, 0, 1, 1, where every text should begin anew, as in 0, 1, 0, 1.

For x of shape (2, 3, 4) flattened into six rows, write the position beside each row.

Caught by: values leading_axes
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    rows = x.reshape(-1, d)
    places = np.repeat(positions, len(rows) // len(positions))
    angles = places[:, None] * base ** (-np.arange(0, d, 2) / d)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = rows[:, 0::2], rows[:, 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
