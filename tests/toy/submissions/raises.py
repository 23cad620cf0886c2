"""Raises an exception with markup in it."""

import numpy as np
from given import negated


def double(x):
    raise TypeError("[bold]no[/bold] \x1b[31mred \udc80 ::error::x")


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
