"""np.partition puts the largest entry at the end."""
import numpy as np


def softmax(x, axis=-1):
    last = x.shape[axis] - 1
    largest = np.partition(x, last, axis=axis).take(indices=[last], axis=axis)
    e = np.exp(x - largest)
    return e / e.sum(axis=axis, keepdims=True)
