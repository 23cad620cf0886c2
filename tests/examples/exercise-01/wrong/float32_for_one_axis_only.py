"""Vectors are computed in float32."""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim == 1:
        x = x.astype(np.float32)
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
