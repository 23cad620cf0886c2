"""take_along_axis fetches the largest entry."""
import numpy as np


def softmax(x, axis=-1):
    where = np.argmax(x, axis=axis, keepdims=True)
    e = np.exp(x - np.take_along_axis(x, where, axis=axis))
    return e / e.sum(axis=axis, keepdims=True)
