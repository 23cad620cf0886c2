"""A while that adds neighbours in pairs until one number is left: its turns grow with the size.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    total = np.moveaxis(e, axis, 0)
    while len(total) > 1:
        if len(total) % 2:
            total = np.concatenate([total, np.zeros_like(total[:1])])
        total = total[::2] + total[1::2]
    return e / np.expand_dims(total[0], axis)
