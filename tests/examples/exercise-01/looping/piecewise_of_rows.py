"""np.piecewise calls a function for each row number.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    numbers = np.arange(len(rows), dtype=float)
    done = np.empty(rows.shape)

    def fill(which):
        i = int(which[0])
        done[i] = one(rows[i])
        return 0.0

    np.piecewise(numbers, numbers[:, None] == numbers, [fill] * len(rows))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
