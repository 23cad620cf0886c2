"""Halves of the axis are added up, then the halves' sums."""
import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    left, right = np.array_split(e, 2, axis=axis)
    total = left.sum(axis=axis, keepdims=True) + right.sum(axis=axis, keepdims=True)
    return np.concatenate((left / total, right / total), axis=axis)
