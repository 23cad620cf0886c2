"""The derivative of the softmax is taken to be p (1 - p), number by number. That is only the diagonal: how a
weight changes with its own score.

A sigmoid has one input for each output. How many scores does one weight of a softmax depend on? Build the
whole matrix for one query of the example, and look beside the diagonal.

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
    dscores = dweights * weights * (1 - weights)
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
