"""rope adds a column of zeros where d is odd, so that there is a partner, and answers with one column more than x has.
The statement asks for a ValueError.

What shape has your answer for x of shape (2, 3)? Where does its last column come from?

Caught by: refuses
"""

import numpy as np


def rope(x, positions, base=10000.0):
    if x.shape[-1] % 2 != 0:
        x = np.concatenate([x, np.zeros(x.shape[:-1] + (1,))], axis=-1)
    d = x.shape[-1]
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
