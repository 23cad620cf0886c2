"""dv comes from the masked weights, but the way back through the softmax from weights without a mask. So the
scores of hidden keys get a gradient, and those of visible keys a wrong one.

Print dS for the statement's example. What stands where a key is hidden, and can a score count that was
never looked at? How many kinds of weights are there on the way there?

Caught by: worked_example, masked, mask_shapes, hidden_keys, slopes
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    unmasked = softmax(q @ k.swapaxes(-1, -2) / root)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = unmasked * (dweights - (unmasked * dweights).sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
