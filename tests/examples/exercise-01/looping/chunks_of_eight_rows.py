"""Eight rows at a time are still a loop over rows.

Loops in: softmax
"""

import numpy as np


def each(rows):
    e = np.exp(rows - rows.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = np.concatenate([each(rows[i : i + 8]) for i in range(0, len(rows), 8)])
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
