"""A while loop takes query after query, and adds up what each says to keys and values.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    dq, dk, dv = np.zeros(q.shape), np.zeros(k.shape), np.zeros(v.shape)
    left = q.shape[-2]
    while left:
        left -= 1
        own = slice(left, left + 1)
        p = softmax(np.where(seen[..., own, :], q[..., own, :] @ k.swapaxes(-1, -2) / root, -np.inf))
        g = d_out[..., own, :] @ v.swapaxes(-1, -2)
        ds = p * (g - (p * g).sum(-1, keepdims=True)) / root
        dq[..., own, :] = ds @ k
        dk += ds.swapaxes(-1, -2) * q[..., own, :]
        dv += p.swapaxes(-1, -2) * d_out[..., own, :]
    return dq, dk, dv
