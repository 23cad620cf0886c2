"""The mistake loop_over_slices, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    out = np.empty(rows.shape)
    for i in range(len(rows)):
        e = np.exp(rows[i] - rows[i].max())
        out[i] = e / e.sum()
    return np.moveaxis(out.reshape(moved.shape), -1, axis)
