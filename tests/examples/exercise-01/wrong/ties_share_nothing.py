"""Equal largest entries: only the first of them counts."""

import numpy as np


def softmax(x, axis=-1):
    top = np.max(x, axis=axis, keepdims=True)
    w = np.exp(x - top)
    first = np.cumsum(x == top, axis=axis) <= 1
    w = w * ((x < top) | first)
    return w / np.sum(w, axis=axis, keepdims=True)
