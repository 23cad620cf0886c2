"""The mistake loop_over_slices_and_numbers, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    moved = np.swapaxes(x, axis, -1)
    out = np.zeros(moved.shape)
    for place in np.ndindex(moved.shape[:-1]):
        top = max(moved[place])
        total = 0.0
        for j in range(moved.shape[-1]):
            total += np.exp(moved[place][j] - top)
        for j in range(moved.shape[-1]):
            out[place][j] = np.exp(moved[place][j] - top) / total
    return np.swapaxes(out, axis, -1)
