"""The answer lies in memory column by column, and is read-only."""
import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    out = np.asfortranarray(e / e.sum(axis=axis, keepdims=True))
    out.flags.writeable = False
    return out
