"""All leading axes are folded into one, and everything is unfolded at the end."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    shape_q, shape_k, shape_v = q.shape, k.shape, v.shape
    Tq, d = shape_q[-2:]
    Tk, dv = shape_v[-2:]
    seen = np.broadcast_to(True if mask is None else mask, shape_q[:-1] + (Tk,)).reshape(-1, Tq, Tk)
    d_out, q = d_out.reshape(-1, Tq, dv), q.reshape(-1, Tq, d)
    k, v = k.reshape(-1, Tk, d), v.reshape(-1, Tk, dv)
    scores = q @ k.transpose(0, 2, 1) / d**0.5
    scores[~seen] = -np.inf
    a = softmax(scores, axis=2)
    da = d_out @ v.transpose(0, 2, 1)
    ds = a * (da - np.einsum("bij,bij->bi", a, da)[:, :, None]) / d**0.5
    dq, dk, dv = ds @ k, ds.transpose(0, 2, 1) @ q, a.transpose(0, 2, 1) @ d_out
    return dq.reshape(shape_q), dk.reshape(shape_k), dv.reshape(shape_v)
