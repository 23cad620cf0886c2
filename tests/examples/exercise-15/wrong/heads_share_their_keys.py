"""dk and dv are summed over the heads, as if all heads had the same keys."""

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
    dk = dscores.swapaxes(-1, -2) @ q
    if q.ndim == 4:
        dk, dv = (np.broadcast_to(x.sum(1, keepdims=True), x.shape) for x in (dk, dv))
    return dq, dk, dv
