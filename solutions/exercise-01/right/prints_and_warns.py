"""Prints left in from debugging, and a warning of its own."""
import warnings

import numpy as np

np.set_printoptions(precision=3, suppress=True)


def softmax(x, axis=-1):
    print("softmax of", x.shape, x.dtype, "along", axis)
    print(x)
    if x.max() > 700:
        warnings.warn("large entries")
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    out = e / np.sum(e, axis=axis, keepdims=True)
    print(out)
    return out
