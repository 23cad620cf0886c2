"""itertools.accumulate carries the rows along.

Loops in: softmax
"""

from itertools import accumulate

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    *_, done = accumulate(rows, lambda so_far, row: so_far + [one(row)], initial=[])
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
