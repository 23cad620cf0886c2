"""einsum for every product and sum, -1e9 added to what is hidden, a softmax of its own."""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None):
    scale = q.shape[-1] ** -0.5
    s = scale * np.einsum("...id,...jd->...ij", q, k)
    s = s if mask is None else s - 1e9 * ~mask
    p = np.exp(s - s.max(-1, keepdims=True))
    p = np.einsum("...ij,...i->...ij", p, 1 / np.einsum("...ij->...i", p))
    g = np.einsum("...ie,...je->...ij", d_out, v)
    ds = p * g - np.einsum("...ij,...ik,...ik->...ij", p, p, g)
    dq = scale * np.einsum("...ij,...jd->...id", ds, k)
    dk = scale * np.einsum("...ij,...id->...jd", ds, q)
    return dq, dk, np.einsum("...ij,...ie->...je", p, d_out)
