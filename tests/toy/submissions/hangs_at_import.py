"""Never ends at import."""

import numpy as np
from given import negated


while True:
    pass


def total(x, start=0.0):
    if start < 0:
        raise ValueError("start is negative")
    return np.sum(x) + start
