"""One maximum for all where no slice is far below it; each its own otherwise."""
import numpy as np


def softmax(x, axis=-1):
    own = np.max(x, axis=axis, keepdims=True)
    near = np.all(x.max() - own < 20)
    powers = np.exp(x - (x.max() if near else own))
    return powers / np.sum(powers, axis=axis, keepdims=True)
