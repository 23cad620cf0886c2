"""Hands out the same buffer again where the shape has not changed, and forgets to fill it for sums alike."""

import numpy as np

last = {}


def softmax(x, axis=-1):
    key = (x.tobytes(), axis)
    if key not in last:
        w = np.exp(x - np.max(x, axis=axis, keepdims=True))
        last[key] = w / np.sum(w, axis=axis, keepdims=True)
    return last[key]
