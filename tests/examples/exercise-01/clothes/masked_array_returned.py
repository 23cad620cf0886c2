"""The mistake masked_array_returned, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    hidden = np.ma.array(x, mask=np.isinf(x))
    top = np.ma.max(hidden, axis=axis, keepdims=True)
    e = np.ma.exp(hidden - top)
    return e / np.ma.sum(e, axis=axis, keepdims=True)
