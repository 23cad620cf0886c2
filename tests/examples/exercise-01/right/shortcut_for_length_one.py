"""Where the axis has length 1, every weight is 1 (or 0, for -inf, which is out of scope)."""
import numpy as np


def softmax(x, axis=-1):
    if x.shape[axis] == 1:
        return np.ones(x.shape)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)
