"""The loop sits in a property of a class.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


class Table:
    def __init__(self, rows):
        self.rows = rows

    @property
    def weights(self):
        return np.vstack([one(row) for row in self.rows])


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = Table(rows).weights
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
