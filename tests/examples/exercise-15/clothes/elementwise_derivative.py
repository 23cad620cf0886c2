"""The mistake elementwise_derivative, in other clothes."""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None):
    scale = q.shape[-1] ** -0.5
    s = np.einsum("...id,...jd->...ij", q, k) * scale
    if mask is not None:
        s = s + np.where(mask, 0.0, -1e9)
    p = np.exp(s - s.max(-1, keepdims=True))
    p = p / p.sum(-1, keepdims=True)
    g = np.einsum("...ie,...je->...ij", d_out, v)
    ds = (p - p**2) * g
    grad_q = np.einsum("...ij,...jd->...id", ds, k) * scale
    grad_k = np.einsum("...ij,...id->...jd", ds, q) * scale
    grad_v = np.einsum("...ij,...ie->...je", p, d_out)
    return grad_q, grad_k, grad_v
