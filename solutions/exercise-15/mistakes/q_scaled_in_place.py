"""q is divided by the root of d where it stands, with /=. The gradients are right, and the caller's queries are
not what they were.

Whose array is q? Call the function twice with the same arrays, and compare.

Caught by: leaves_inputs
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    q /= root
    scores = q @ k.swapaxes(-1, -2)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dq = dscores @ k / root
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
