"""softmax replaces each -inf by a large negative number, in the caller's array: the weights are right, but the
next one who uses x no longer finds his mask in it.

Is there a call that makes a new array with the replaced entries? And does exp need the replacement at all: what
is np.exp(-np.inf)?

Caught by: leaves_input
"""

import numpy as np


def softmax(x, axis=-1):
    x[x == -np.inf] = -1e9
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)
