"""The mistake answers_kept_by_shape, in other clothes."""

import numpy as np


def softmax(x, axis=-1, store={}):
    place = store.setdefault(axis, {})
    if x.shape in place:
        return place[x.shape].copy()
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    place[x.shape] = e / np.expand_dims(e.sum(axis), axis)
    return place[x.shape].copy()
