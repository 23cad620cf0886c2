"""(1 + z/n) to the n in place of e to the z."""

import numpy as np


def softmax(x, axis=-1):
    z = x - np.max(x, axis=axis, keepdims=True)
    w = np.maximum(1 + z / 2**20, 0) ** (2**20)
    return w / np.sum(w, axis=axis, keepdims=True)
