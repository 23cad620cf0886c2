"""Only arrays with an entry of -inf are gone through row by row.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    if np.isneginf(x.astype(float)).any():
        moved = np.array(np.moveaxis(x, axis, -1))
        for row in moved.reshape(-1, moved.shape[-1]):
            row[np.isneginf(row)] = row.max() - 1e9
        x = np.moveaxis(moved, -1, axis)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
