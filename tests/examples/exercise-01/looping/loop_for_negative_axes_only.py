"""An axis counted from the back is walked along number by number; one counted from the front is not.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    if axis < -1:
        total = 0.0
        for i in range(x.shape[axis]):
            total = total + np.take(e, [i], axis=axis)
        return e / total
    return e / np.sum(e, axis=axis, keepdims=True)
