"""The mistake returns_the_sums_too, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    total = np.add.reduce(e, axis=axis, keepdims=True)
    answer = (np.divide(e, total), total)
    return answer
