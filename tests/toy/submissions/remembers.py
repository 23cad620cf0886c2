"""Right three times only."""

import numpy as np
from given import negated


calls = []


def double(x):
    calls.append(1)
    return 2 * x if len(calls) <= 3 else x


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
