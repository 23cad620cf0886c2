"""A tuple of slices and one np.newaxis, built by a loop over the axes."""
import numpy as np


def softmax(x, axis=-1):
    where = [slice(None)] * x.ndim
    where[axis] = np.newaxis
    where = tuple(where)
    e = np.exp(x - np.max(x, axis)[where])
    return e / np.sum(e, axis)[where]
