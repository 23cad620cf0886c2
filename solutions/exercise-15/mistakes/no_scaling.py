"""The scores are not divided by the root of d, neither there nor back. These are right gradients, of another
attention.

Compare your scores with the statement's example before you look at any gradient. Whose gradients are asked
for?

Caught by: worked_example, dv, dq, dk
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
