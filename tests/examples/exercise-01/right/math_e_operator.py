"""math.e ** array, on floats."""
import math

import numpy as np


def softmax(x, axis=-1):
    shifted = 1.0 * x - np.max(x, axis=axis, keepdims=True)
    weights = math.e**shifted
    return weights / np.sum(weights, axis=axis, keepdims=True)
