"""The mistake answer_written_into_x, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.amax(x, axis, keepdims=True))
    w = w / np.sum(w, axis, keepdims=True)
    np.copyto(x, w, casting="unsafe")
    return x
