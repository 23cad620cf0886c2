"""A class with __iter__ and __next__.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


class Walk:
    def __init__(self, rows):
        self.rows, self.i = rows, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i == len(self.rows):
            raise StopIteration
        return one(self.rows[self.i])


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = np.stack(tuple(Walk(rows)))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
