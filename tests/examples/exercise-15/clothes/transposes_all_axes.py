"""The mistake transposes_all_axes, in other clothes."""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None):
    scale = q.shape[-1] ** -0.5
    s = np.matmul(q, np.transpose(k)) * scale
    if mask is not None:
        s = s + np.where(mask, 0.0, -1e9)
    p = np.exp(s - s.max(-1, keepdims=True))
    p = p / p.sum(-1, keepdims=True)
    g = np.matmul(d_out, np.transpose(v))
    inner = np.einsum("...ij,...ij->...i", p, g)[..., None]
    ds = p * g - p * inner
    grad_q = np.einsum("...ij,...jd->...id", ds, k) * scale
    grad_k = np.matmul(np.transpose(ds), q) * scale
    grad_v = np.matmul(np.transpose(p), d_out)
    return grad_q, grad_k, grad_v
