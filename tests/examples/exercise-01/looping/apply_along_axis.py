"""np.apply_along_axis on the axis itself.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    return np.apply_along_axis(one, axis, x)
