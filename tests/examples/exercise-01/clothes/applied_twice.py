"""The mistake applied_twice, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    p = e / np.expand_dims(e.sum(axis), axis)
    q = np.exp(p)
    return q / np.expand_dims(q.sum(axis), axis)
