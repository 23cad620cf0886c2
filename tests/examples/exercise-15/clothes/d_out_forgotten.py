"""The mistake d_out_forgotten, in other clothes."""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None):
    scale = q.shape[-1] ** -0.5
    s = np.einsum("...id,...jd->...ij", q, k) * scale
    if mask is not None:
        s = s + np.where(mask, 0.0, -1e9)
    p = np.exp(s - s.max(-1, keepdims=True))
    p = p / p.sum(-1, keepdims=True)
    g = v.sum(-1)[..., None, :] + np.zeros_like(p)
    inner = np.einsum("...ij,...ij->...i", p, g)[..., None]
    ds = p * g - p * inner
    grad_q = np.einsum("...ij,...jd->...id", ds, k) * scale
    grad_k = np.einsum("...ij,...id->...jd", ds, q) * scale
    grad_v = p.sum(-2)[..., None] + np.zeros_like(v)
    return grad_q, grad_k, grad_v
