"""The shape before and after the axis, made positive first."""
import numpy as np


def softmax(x, axis=-1):
    if axis < 0:
        axis += x.ndim
    shape = x.shape[:axis] + (1,) + x.shape[axis + 1 :]
    e = np.exp(x - np.max(x, axis).reshape(shape))
    return e / np.sum(e, axis).reshape(shape)
