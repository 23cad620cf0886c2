"""causal_mask keeps its masks by length, and turns the kept one upside down before it hands it out:
every second call for the same T is wrong.

Call causal_mask(3) twice and compare. Does an operation like `out=` work on a copy, or on what the
next call will get?

Caught by: mask_again
"""

import numpy as np
from given import softmax

MASKS = {}


def causal_mask(T):
    if T not in MASKS:
        MASKS[T] = np.triu(np.ones((T, T), dtype=bool), k=1)
    np.logical_not(MASKS[T], out=MASKS[T])
    return MASKS[T]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
