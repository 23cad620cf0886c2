"""What is subtracted on the way back through the softmax is the plain sum of the row of dA. The weights are
missing in it.

Write the product of the statement's matrix with a column g for two keys, and collect what both entries have
in common. By what is each g_k multiplied in it? Do the rows of your dS sum to 0?

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
    dscores = weights * (dweights - dweights.sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
