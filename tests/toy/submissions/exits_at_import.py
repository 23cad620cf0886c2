"""Exits at import."""

import numpy as np
from given import negated


raise SystemExit(3)


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
