"""np.ndenumerate, and a dict of powers.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.empty(x.shape)
    for at, number in np.ndenumerate(x - np.max(x, axis=axis, keepdims=True)):
        e[at] = np.exp(number)
    return e / e.sum(axis=axis, keepdims=True)
