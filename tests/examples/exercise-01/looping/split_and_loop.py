"""np.split into rows, then a loop over the pieces.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = np.concatenate([one(piece) for piece in np.split(rows, len(rows))])
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
