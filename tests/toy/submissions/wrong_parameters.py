"""Takes other parameters."""

import numpy as np
from given import negated


def double(x, factor):
    return factor * x


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
