"""Powers of two instead of e."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp2(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
