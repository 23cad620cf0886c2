"""np.lib.array_utils counts the axis from the front."""
import numpy as np
from numpy.lib.array_utils import normalize_axis_index


def softmax(x, axis=-1):
    axis = normalize_axis_index(axis, x.ndim)
    e = np.exp(x - x.max(axis=(axis,), keepdims=True))
    return e / e.sum(axis=(axis,), keepdims=True)
