"""One matrix of the batch at a time.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim < 3:
        e = np.exp(x - np.max(x, axis=axis, keepdims=True))
        return e / np.sum(e, axis=axis, keepdims=True)
    axis = axis % x.ndim
    z = x if axis else np.swapaxes(x, 0, 1)
    done = np.empty(z.shape)
    for b in range(len(z)):
        done[b] = softmax(z[b], (axis or 1) - 1)
    return done if axis else np.swapaxes(done, 0, 1)
