"""Each place of -inf is set to 0 by hand, one after the other.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    for at in np.argwhere(e == 0):
        e[tuple(at)] = 0.0
    return e / np.sum(e, axis=axis, keepdims=True)
