"""Overflows, with a warning."""

import numpy as np
from given import negated


def double(x):
    np.exp(np.array(1e6))
    return 2 * x + 1


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
