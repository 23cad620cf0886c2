"""Adds 2 where it should double."""

import numpy as np
from given import negated


def double(x):
    return x + 2


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
