"""A loop over the two numbers of a pair."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    out = np.zeros(x.shape)
    for k, own, other in ((0, np.cos, -1), (1, np.cos, 1)):
        out[..., k::2] = x[..., k::2] * own(theta) + other * x[..., 1 - k :: 2] * np.sin(theta)
    return out
