"""rope turns the columns 0 and 1, as in the drawing with one arrow, and leaves all others as they were.

How many pairs has a row of d numbers? At which of your lines do the columns 2 and 3 come in?

Caught by: worked_example values positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    out = x.copy()
    a, b = x[..., 0], x[..., 1]
    out[..., 0] = a * np.cos(positions) - b * np.sin(positions)
    out[..., 1] = a * np.sin(positions) + b * np.cos(positions)
    return out
