"""Arrays are transposed with .T, which turns all axes round. For one text that is right; with texts or heads in
front, these end up behind the tokens.

What is the shape of x.T for x of shape (2, 3, 4, 5)? Which two of these axes should have changed places?

Caught by: dv, dq, dk
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    scores = q @ k.T / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    dv = weights.T @ d_out
    dweights = d_out @ v.T
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.T @ q
    return dq, dk, dv
