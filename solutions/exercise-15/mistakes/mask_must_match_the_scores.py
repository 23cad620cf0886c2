"""Hidden scores are picked out with scores[~mask], which works where the mask has the shape of the scores, and
is an error where it has fewer axes, or an axis of 1.

An index never broadcasts. Which NumPy functions do? Or how do you make the mask as large as the scores
first?

Caught by: masked, mask_shapes
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) / root
    if mask is not None:
        scores[~mask] = -np.inf
    weights = softmax(scores)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True))
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
