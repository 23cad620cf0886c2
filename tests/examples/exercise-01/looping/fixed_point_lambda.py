"""A lambda that gets itself as an argument.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    run = lambda me, i: [one(rows[i])] + me(me, i + 1) if i < len(rows) else []
    done = run(run, 0)
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
