"""The mistake returns_nested_lists, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    answer = np.divide(e, np.expand_dims(np.sum(e, axis), axis))
    return np.ndarray.tolist(answer)
