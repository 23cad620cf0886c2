"""Loops over the rows."""

import numpy as np
from given import negated


def double(x):
    return np.stack([2 * row for row in x])


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
