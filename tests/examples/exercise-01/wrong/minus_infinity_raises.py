"""Raises where an entry is not finite."""

import numpy as np


def softmax(x, axis=-1):
    x = np.asarray_chkfinite(x)
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
