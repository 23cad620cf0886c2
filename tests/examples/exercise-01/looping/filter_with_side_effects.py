"""filter whose predicate does the work.

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

    def fill(i):
        done[i] = one(rows[i])
        return False

    list(filter(fill, range(len(rows))))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
