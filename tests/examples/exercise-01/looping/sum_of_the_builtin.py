"""The builtin sum walks along the axis.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.expand_dims(sum(np.moveaxis(e, axis, 0)), axis)
