"""Only along the first axis: column by column.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    if axis == 0 and x.ndim == 2:
        return np.stack([one(column) for column in x.T], axis=1)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
