"""tensordot over the axis itself."""
import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    total = np.tensordot(e, np.ones(x.shape[axis]), axes=([axis], [0]))
    return e / np.expand_dims(total, axis)
