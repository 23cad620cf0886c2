"""np.e to the power of the shifted entries."""
import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.power(np.e, shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
