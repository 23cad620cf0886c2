"""A while with next and a sentinel.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    walk, done = iter(rows), []
    while (row := next(walk, None)) is not None:
        done.append(one(row))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
