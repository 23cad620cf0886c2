"""The way back through the softmax multiplies by the weights and stops there. But a score that rises does not
only raise its own weight, it also takes from all the others.

Add up a row of your dS. What would it mean if raising all scores of a query by the same amount changed the
answer? Which of the derivatives in the statement have you not used?

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
    dscores = weights * dweights
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
