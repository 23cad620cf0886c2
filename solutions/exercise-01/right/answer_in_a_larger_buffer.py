"""The answer is a strided view of a buffer with room to spare."""
import numpy as np


def softmax(x, axis=-1):
    room = np.full(x.shape + (2,), np.nan)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    np.divide(e, e.sum(axis=axis, keepdims=True), out=room[..., 0])
    return room[..., 0]
