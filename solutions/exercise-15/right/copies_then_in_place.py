"""Copies of its own, then everything in place, with out= and copyto."""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None, *, fill=-1e9, verbose=False):
    q, k = q.copy(), np.array(k)
    q /= np.sqrt(q.shape[-1])
    a = q @ k.swapaxes(-1, -2)
    if mask is not None:
        np.copyto(a, fill, where=~mask)
    a -= a.max(axis=-1, keepdims=True)
    np.exp(a, out=a)
    a /= a.sum(axis=-1, keepdims=True)
    ds = np.matmul(d_out, v.swapaxes(-1, -2))
    ds -= np.vecdot(a, ds)[..., None] if hasattr(np, "vecdot") else (a * ds).sum(-1, keepdims=True)
    np.multiply(ds, a, out=ds)
    k /= np.sqrt(q.shape[-1])
    if verbose:
        print(ds)
    return ds @ k, ds.swapaxes(-1, -2) @ q, a.swapaxes(-1, -2) @ d_out
