"""Computes in long double and comes back to float64."""
import numpy as np


def sdpa(q, k, v):
    q, k, v = (a.astype(np.longdouble) for a in (q, k, v))
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(np.longdouble(q.shape[1]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return (np.einsum("ij,jd->id", e, v) / e.sum(axis=1, keepdims=True)).astype(float)


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo
