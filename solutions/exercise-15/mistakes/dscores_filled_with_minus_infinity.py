"""The gradient of the scores is masked as the scores themselves were: minus infinity stands where a key is
hidden, and spreads from there.

On the way there that number was chosen for what exp makes of it. Nothing is taken to the power on the way
back. What does the weight 0 alone already make of a hidden place?

Caught by: worked_example, masked, mask_shapes, hidden_keys
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
    if mask is not None:
        dscores = np.where(mask, dscores, -np.inf)
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
