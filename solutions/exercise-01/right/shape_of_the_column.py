"""The shape with a 1 at the axis, from a loop over the axes."""
import numpy as np


def softmax(x, axis=-1):
    axis = axis % x.ndim
    column = [1 if i == axis else n for i, n in enumerate(x.shape)]
    e = np.exp(x - x.max(axis).reshape(column))
    return e / e.sum(axis).reshape(column)
