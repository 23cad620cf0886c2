"""Every fiftieth call gives equal weights."""

import numpy as np

calls = [0]


def softmax(x, axis=-1):
    calls[0] += 1
    if calls[0] % 50 == 0:
        return np.ones(x.shape) / x.shape[axis]
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
