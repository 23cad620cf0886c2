"""The mistake entries_clipped_at_700, in other clothes."""

import numpy as np

LIMIT = 690


def bounded(x):
    return np.minimum(np.maximum(x, -LIMIT), LIMIT)


def softmax(x, axis=-1):
    z = np.exp(bounded(x))
    return z / np.expand_dims(np.sum(z, axis), axis)
