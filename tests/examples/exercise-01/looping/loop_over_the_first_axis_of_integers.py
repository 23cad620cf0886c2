"""Integers are turned into floats one item of the first axis at a time.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    if x.dtype.kind == "i":
        x = np.stack([part.astype(float) for part in x])
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
