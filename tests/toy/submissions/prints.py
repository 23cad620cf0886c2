"""Prints much."""

import numpy as np
from given import negated


def double(x):
    for _ in (1, 2, 3):
        print("row" * 100_000)
    return x


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
