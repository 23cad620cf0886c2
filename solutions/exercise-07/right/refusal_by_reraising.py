"""Some other error is turned into a ValueError."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    try:
        assert d % 2 == 0
    except AssertionError as error:
        raise ValueError("d must be even") from error
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
