"""The mistake axis_ignored, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    last = x.ndim - 1
    e = np.exp(x - x.max(last)[..., np.newaxis])
    return e / e.sum(last)[..., np.newaxis]
