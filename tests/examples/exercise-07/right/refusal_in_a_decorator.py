"""A decorator looks at d."""

from functools import wraps

import numpy as np


def even_only(function):
    @wraps(function)
    def checked(x, positions, base=10000.0):
        if x.shape[-1] % 2:
            raise ValueError("d must be even")
        return function(x, positions, base)

    return checked


@even_only
def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
