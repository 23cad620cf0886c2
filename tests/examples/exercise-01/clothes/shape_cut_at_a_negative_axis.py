"""The mistake shape_cut_at_a_negative_axis, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    sizes = list(x.shape)
    sizes = sizes[:axis] + [1] + sizes[axis + 1 :]
    top = np.reshape(np.max(x, axis), sizes)
    p = np.exp(x - top)
    return p / np.reshape(np.sum(p, axis), sizes)
