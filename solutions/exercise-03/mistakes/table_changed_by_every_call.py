"""causal_mask cuts a corner out of one large table and turns it round with `out=`: the corner is a
view, so the table changes with every call. The first mask is right, later ones are not.

Call causal_mask(3) twice and compare. Is a slice of an array a new array, or another look at the
old one?

Caught by: mask_values, mask_again
"""

import numpy as np
from given import softmax

FUTURE = np.triu(np.ones((512, 512), dtype=bool), k=1)


def causal_mask(T):
    mask = FUTURE[:T, :T]
    np.logical_not(mask, out=mask)
    return mask


def attention(q, k, v, mask=None):
    d = q.shape[-1]
    scores = np.matmul(q, np.swapaxes(k, -2, -1)) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -1e9)
    weights = softmax(scores, axis=-1)
    return np.matmul(weights, v)
