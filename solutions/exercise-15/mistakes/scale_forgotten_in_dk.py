"""dk is the gradient for q @ k.T as it stands, without the division by the root of d that came after the
product. dq has it.

The scores treat q and k alike. Take one query and two keys, swap the roles of dq and dk on paper, and see
which of your two lines is the odd one.

Caught by: worked_example, dk, slopes
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
    dq = dscores @ k / root
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
