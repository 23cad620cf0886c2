"""The sum that is subtracted on the way back through the softmax runs down the columns, over the queries. The
weights of one query then depend on what another was told.

The softmax made each row by itself. Along which axis did it make weights sum to 1, and which numbers can
therefore have anything to do with each other?

Caught by: worked_example, dq, dk, identities
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = weights * (dweights - (weights * dweights).sum(axis=-2, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
