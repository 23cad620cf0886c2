"""A loop over rows runs only where no axis is given.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=None):
    if axis is None:
        rows = np.exp(x - x.max(-1)[..., None]).reshape(-1, x.shape[-1])
        return np.reshape([row / row.sum() for row in rows], x.shape)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
