"""Exceptions and calls take the place of a loop.

Loops in: softmax
"""

import numpy as np


def one(row):
    e = np.exp(row - row.max())
    return e / e.sum()


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    done = []

    def attempt(i):
        try:
            done.append(one(rows[i]))
        except IndexError:
            return
        attempt(i + 1)

    attempt(0)
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
