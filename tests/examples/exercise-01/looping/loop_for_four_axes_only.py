"""Only arrays of four axes are taken apart in a loop.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim == 4:
        axis = axis % 4
        if axis == 0:
            return np.swapaxes(softmax(np.swapaxes(x, 0, 1), 1), 0, 1)
        return np.stack([softmax(part, axis - 1) for part in x])
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
