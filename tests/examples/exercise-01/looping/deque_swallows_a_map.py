"""collections.deque with maxlen 0 drains a map.

Loops in: softmax
"""

from collections import deque

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = np.empty(rows.shape)
    deque(map(lambda i: np.copyto(done[i], one(rows[i])), range(len(rows))), maxlen=0)
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
