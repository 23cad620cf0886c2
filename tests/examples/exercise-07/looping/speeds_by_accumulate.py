"""itertools.accumulate over equal ratios.

Loops in: rope
"""

from itertools import accumulate
from operator import mul

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = list(accumulate([1.0] + [base ** (-2 / d)] * (d // 2 - 1), mul))
    theta = positions[:, None] * np.array(speeds)
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
