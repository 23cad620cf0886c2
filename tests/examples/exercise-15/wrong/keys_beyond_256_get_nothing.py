"""Keys from 256 on get no gradient."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    Tq, Tk, d, dv_ = q.shape[-2], k.shape[-2], q.shape[-1], v.shape[-1]
    r = np.sqrt(d)
    T = lambda a: a.swapaxes(-1, -2)
    s = q @ T(k) / r
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    p = softmax(s)
    dp = d_out @ T(v)
    ds = p * (dp - (p * dp).sum(-1, keepdims=True)) / r
    dq, dk, dv = ds @ k, T(ds) @ q, T(p) @ d_out
    dk[..., 256:, :] = 0
    return dq, dk, dv
