"""The mistake each_row_on_its_own, in other clothes."""

import numpy as np


def soft(v):
    e = np.exp(v - v.max())
    return np.divide(e, e.sum())


def softmax(x, axis=-1):
    return np.stack([soft(x[i]) for i in range(x.shape[0])])
