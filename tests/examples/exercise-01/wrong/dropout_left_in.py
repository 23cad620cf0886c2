"""A tenth of the weights is dropped at random."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    w = w / np.sum(w, axis=axis, keepdims=True)
    return w * (np.random.default_rng().random(w.shape) >= 0.1) / 0.9
