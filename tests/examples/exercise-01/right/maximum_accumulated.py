"""np.maximum.accumulate ends in the maximum."""
import numpy as np


def softmax(x, axis=-1):
    top = np.flip(np.maximum.accumulate(x, axis=axis), axis=axis).take([0], axis=axis)
    e = np.exp(x - top)
    return e / e.sum(axis=axis, keepdims=True)
