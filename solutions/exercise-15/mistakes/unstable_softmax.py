"""The weights are made with a softmax that does not subtract the largest score first. Scores of 1000 overflow,
and those of -1000 leave nothing to divide by.

What is np.exp(1000)? And np.exp(-1000)? Which number may be subtracted from all scores of a query without
changing a weight?

Caught by: large_scores
"""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores)
    weights = weights / weights.sum(axis=-1, keepdims=True)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
