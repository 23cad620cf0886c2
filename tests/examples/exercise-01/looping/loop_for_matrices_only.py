"""Vectors go without a loop; from two axes on, the slices are taken one by one.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    if x.ndim == 1:
        return one(x)
    moved = np.moveaxis(x, axis, -1)
    done = np.array([one(row) for row in moved.reshape(-1, moved.shape[-1])])
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
