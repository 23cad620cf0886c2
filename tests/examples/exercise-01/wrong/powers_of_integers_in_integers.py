"""The powers of integers are stored in integers."""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    w = np.empty_like(x)
    np.copyto(w, np.exp(shifted) * (1000 if x.dtype.kind == "i" else 1), casting="unsafe")
    return w / np.sum(w, axis=axis, keepdims=True)
