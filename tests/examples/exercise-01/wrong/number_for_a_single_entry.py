"""A vector of one entry comes back as a number."""

import numpy as np


def softmax(x, axis=-1):
    if x.size == 1:
        return 1.0
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
