"""Each call adds a little more than the one before."""

import numpy as np

calls = [0]


def softmax(x, axis=-1):
    calls[0] += 1
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True) * (1 + 1e-6 * calls[0])
