"""Two axes make an np.matrix."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    w = w / np.sum(w, axis=axis, keepdims=True)
    return np.asmatrix(w) if w.ndim == 2 else w
