"""Calculates with more digits than needed, and rounds to float64 at the end."""
import numpy as np


def softmax(x, axis=-1):
    z = x.astype(np.longdouble)
    e = np.exp(z - z.max(axis=axis, keepdims=True))
    return (e / e.sum(axis=axis, keepdims=True)).astype(np.float64)
