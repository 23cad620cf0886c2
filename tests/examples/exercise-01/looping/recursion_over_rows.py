"""A function that takes one row and calls itself for the rest.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def each(rows):
    if len(rows) == 0:
        return []
    return [one(rows[0])] + each(rows[1:])


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = np.array(each(rows))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
