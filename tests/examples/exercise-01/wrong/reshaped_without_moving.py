"""Cuts the numbers into rows of n as they lie in memory, whichever axis has the n."""

import numpy as np


def softmax(x, axis=-1):
    rows = x.reshape(-1, x.shape[axis])
    w = np.exp(rows - rows.max(1, keepdims=True))
    return (w / w.sum(1, keepdims=True)).reshape(x.shape)
