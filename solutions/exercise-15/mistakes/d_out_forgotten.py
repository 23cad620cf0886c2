"""These are the gradients of the plain sum of the answer: d_out is taken to be all ones.

Double d_out. What must become of the three gradients, and what becomes of yours? Which number says how much
one entry of the answer counts?

Caught by: worked_example, dv, dq, dk
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    d_out = np.ones_like(d_out)
    root = np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
