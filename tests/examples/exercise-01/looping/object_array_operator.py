"""An operator on an array of objects calls Python for each.

Loops in: softmax
"""

import numpy as np


class Number:
    def __init__(self, value):
        self.value = value

    def __truediv__(self, other):
        return float(self.value / other)


def softmax(x, axis=-1):
    total = np.add.reduce(np.exp(np.moveaxis(x, axis, -1) - np.max(x, axis=axis)[..., None]), -1)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    boxed = np.array([None, *map(Number, e.ravel())], dtype=object)[1:]
    shares = boxed / np.broadcast_to(np.expand_dims(total, axis), x.shape).ravel()
    return shares.astype(float).reshape(x.shape)
