"""Ten terms of the series of exp."""

import numpy as np


def softmax(x, axis=-1):
    z = x - np.max(x, axis=axis, keepdims=True)
    w = term = np.ones(x.shape)
    for k in range(1, 10):
        term = term * z / k
        w = w + term
    return w / np.sum(w, axis=axis, keepdims=True)
