"""Is async."""

import numpy as np
from given import negated


async def double(x):
    return 2 * x


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
