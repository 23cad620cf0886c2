"""A dict comprehension keyed by the row number.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    by_row = {i: one(row) for i, row in enumerate(rows)}
    done = list(by_row.values())
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
