"""attention answers the queries one after the other in a for loop: right numbers, but a Python step
for each token.

A row of scores is one query's. What does softmax with axis=-1 do with all rows at once?

Caught by: attention_no_loops
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    out = np.zeros(q.shape[:-1] + v.shape[-1:])
    for i in range(q.shape[-2]):
        weights = softmax(scores[..., i, :])
        out[..., i, :] = (weights[..., None, :] @ v)[..., 0, :]
    return out
