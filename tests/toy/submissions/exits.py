"""Calls exit()."""

import numpy as np
from given import negated


def double(x):
    raise SystemExit(0)


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
