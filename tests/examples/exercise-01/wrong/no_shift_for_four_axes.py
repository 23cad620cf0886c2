"""Arrays of four axes are not shifted."""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim < 4:
        x = x - np.max(x, axis=axis, keepdims=True)
    w = np.exp(x)
    return w / np.sum(w, axis=axis, keepdims=True)
