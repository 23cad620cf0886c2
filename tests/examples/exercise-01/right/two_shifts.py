"""First the maximum of all, then that of each slice: nothing is lost between."""
import numpy as np


def softmax(x, axis=-1):
    x = x - x.max()
    x = x - x.max(axis=axis, keepdims=True)
    return np.exp(x) / np.exp(x).sum(axis=axis, keepdims=True)
