"""Everything from numpy."""

from numpy import *


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = outer(positions, base ** (-arange(0, d, 2) / d))
    a, b = x[..., ::2], x[..., 1::2]
    return stack([a * cos(theta) - b * sin(theta), a * sin(theta) + b * cos(theta)], -1).reshape(x.shape)
