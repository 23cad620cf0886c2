"""dq is the gradient for q @ k.T as it stands, without the division by the root of d that came after the
product. dk has it.

Both q and k reach the scores through the same division. If you double d and let everything else be, what
happens to a score, and so to what a small step of q can do?

Caught by: worked_example, dq, slopes
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
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q / root
    return dq, dk, dv
