"""A class with __getitem__, walked along by list().

Loops in: softmax
"""

import numpy as np


class Rows:
    def __init__(self, rows):
        self.rows = rows

    def __getitem__(self, i):
        if i >= self.rows.shape[0]:
            raise IndexError(i)
        e = np.exp(self.rows[i] - self.rows[i].max())
        return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = list(Rows(rows))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
