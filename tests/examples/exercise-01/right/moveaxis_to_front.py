"""The axis goes to the front, where shapes line up by themselves."""
import numpy as np


def softmax(x, axis=-1):
    z = np.moveaxis(x, axis, 0)
    e = np.exp(z - z.max(0))
    return np.moveaxis(e / e.sum(0), 0, axis)
