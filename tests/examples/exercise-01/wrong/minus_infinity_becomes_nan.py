"""0 times -inf."""

import numpy as np


def softmax(x, axis=-1):
    finite = np.isfinite(x)
    w = np.exp((x - np.max(x, axis=axis, keepdims=True)) * finite)
    return w / np.sum(w, axis=axis, keepdims=True)
