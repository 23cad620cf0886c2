"""A copy with -1e9 or less in place of -inf: exp of it is 0 as well."""
import numpy as np


def softmax(x, axis=-1):
    x = np.where(x == -np.inf, -1e9, x)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)
