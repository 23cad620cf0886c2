"""einsum adds up, with the axis moved to the end."""
import numpy as np


def softmax(x, axis=-1):
    z = np.moveaxis(x, axis, -1)
    e = np.exp(z - np.max(z, axis=-1, keepdims=True))
    total = np.einsum("...n->...", e)
    return np.moveaxis(np.einsum("...n,...->...n", e, 1 / total), -1, axis)
