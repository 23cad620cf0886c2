"""functools.partial of map.

Loops in: softmax
"""

from functools import partial

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


over_rows = partial(map, one)


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = list(over_rows(rows))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
