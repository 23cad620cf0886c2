"""map, made a list.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = list(map(one, rows))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
