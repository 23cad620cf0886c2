"""Never ends."""

import numpy as np
from given import negated


def double(x):
    while True:
        pass


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
