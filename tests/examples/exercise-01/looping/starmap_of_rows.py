"""itertools.starmap over rows and their maxima.

Loops in: softmax
"""

from itertools import starmap

import numpy as np


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    pairs = zip(rows, rows.max(axis=1))
    done = np.array(list(starmap(lambda row, m: np.exp(row - m) / np.exp(row - m).sum(), pairs)))
    return np.moveaxis(np.reshape(done, moved.shape), -1, axis)
