"""Everything lies the other way round: scores of shape (..., Tk, Tq), and a softmax down the columns."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    Tq, Tk = q.shape[-2], k.shape[-2]
    kq = k @ q.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        kq = np.where(np.broadcast_to(mask, q.shape[:-2] + (Tq, Tk)).swapaxes(-1, -2), kq, -np.inf)
    a = softmax(kq, axis=-2)
    g = v @ d_out.swapaxes(-1, -2)
    ds = a * (g - (a * g).sum(axis=-2, keepdims=True)) / np.sqrt(q.shape[-1])
    dk = ds @ q
    dq = ds.swapaxes(-1, -2) @ k
    dv = a @ d_out
    return dq, dk, dv
