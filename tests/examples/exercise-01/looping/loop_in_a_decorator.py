"""The loop sits in a decorator.

Loops in: softmax
"""

import numpy as np


def for_each_slice(f):
    def g(x, axis=-1):
        moved = np.moveaxis(x, axis, -1)
        rows = moved.reshape(-1, moved.shape[-1])
        done = np.array([f(row) for row in rows])
        return np.moveaxis(done.reshape(moved.shape), -1, axis)

    return g


@for_each_slice
def softmax(x, axis=-1):
    e = np.exp(x - x.max())
    return e / e.sum()
