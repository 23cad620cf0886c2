"""A little noise on top."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    w = w / np.sum(w, axis=axis, keepdims=True)
    return w * (1 + 1e-6 * np.random.default_rng(0).standard_normal(w.shape))
