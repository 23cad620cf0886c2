"""The division by the root of d comes twice on the way back: once for the scores, and once more for dq and dk.
Together that is a division by d.

How often did a number of q meet the root on its way to a score? Each step there has one step back.

Caught by: worked_example, dq, dk, slopes
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
    dq = dscores @ k / root
    dk = dscores.swapaxes(-1, -2) @ q / root
    return dq, dk, dv
