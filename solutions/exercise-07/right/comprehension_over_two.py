"""A comprehension over the start of the slices."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    a, b = [x[..., start::2] for start in range(2)]
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    cos, sin = map(lambda f: f(theta), (np.cos, np.sin))
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
