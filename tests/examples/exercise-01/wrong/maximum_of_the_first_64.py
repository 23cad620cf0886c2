"""The maximum is looked for among the first 64 numbers, and never below 0."""

import numpy as np


def softmax(x, axis=-1):
    top = np.max(np.take(x, range(min(64, x.shape[axis])), axis=axis), axis=axis, keepdims=True, initial=0)
    w = np.exp(x - top)
    return w / np.sum(w, axis=axis, keepdims=True)
