"""sorted, whose key does the work.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = np.empty(rows.shape)
    sorted(range(len(rows)), key=lambda i: np.copyto(done[i], one(rows[i])) or i)
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
