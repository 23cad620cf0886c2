"""attention divides q by the root of d in place: the caller's queries are smaller after every call.

Call it twice with the same q. Does `/=` make a new array, and whose array is q?

Caught by: attention_leaves_inputs
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    q /= np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
