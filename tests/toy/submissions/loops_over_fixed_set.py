"""Loops over two literal terms."""

import numpy as np
from given import negated


def double(x):
    result = np.zeros_like(x)
    for sign in (1, -1):
        result = result + sign * (x if sign > 0 else negated(x))
    return result


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
