"""Gives an object of its own."""

import numpy as np
from given import negated


class Odd:
    def __repr__(self):
        raise RuntimeError

    __array_ufunc__ = None


def double(x):
    return Odd()


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
