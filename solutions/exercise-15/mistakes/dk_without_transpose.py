"""dk is computed as dq is, with q in the place of k and dS as it stands. With as many queries as keys this runs,
and every key is told what the query of its number should hear; else the shapes do not fit.

Write the shapes of dS, q and dk below each other, with Tq and Tk different. Over which of the two does the
product sum, and over which should it?

Caught by: worked_example, dv, dq, dk
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
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores @ q
    return dq, dk, dv
