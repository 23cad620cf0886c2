"""A function that halves the rows until one is left.

Loops in: softmax
"""

import numpy as np


def each(rows):
    if len(rows) > 1:
        half = len(rows) // 2
        return np.concatenate([each(rows[:half]), each(rows[half:])])
    e = np.exp(rows - rows.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = each(rows)
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
