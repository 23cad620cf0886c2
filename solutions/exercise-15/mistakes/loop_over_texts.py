"""A function for one text is called for each text and each head in turn. The gradients are right, and so are the
loops that the statement asks to do without.

What in the function for one text minds if there are more axes in front? Only what names an axis from the
front, or turns them all.

Caught by: no_loops
"""

import numpy as np
from given import softmax


def one_text(d_out, q, k, v, seen):
    root = np.sqrt(q.shape[-1])
    weights = softmax(np.where(seen, q @ k.T / root, -np.inf))
    dweights = d_out @ v.T
    dscores = weights * (dweights - (weights * dweights).sum(axis=-1, keepdims=True)) / root
    return dscores @ k, dscores.T @ q, weights.T @ d_out


def attention_backward(d_out, q, k, v, mask=None):
    lead = q.shape[:-2]
    seen = np.broadcast_to(True if mask is None else mask, (*lead, q.shape[-2], k.shape[-2]))
    dq, dk, dv = np.empty(q.shape), np.empty(k.shape), np.empty(v.shape)
    for text in np.ndindex(lead):
        dq[text], dk[text], dv[text] = one_text(d_out[text], q[text], k[text], v[text], seen[text])
    return dq, dk, dv
