"""The reference of the toy exercise."""

import numpy as np
from given import negated


def double(x):
    """Give 2 x."""
    return x - negated(x)


def total(x, start=0.0):
    """Give the sum of x, plus start."""
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
