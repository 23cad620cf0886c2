"""The mistake head_missing_at_the_end, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(len(k[0]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    n_heads, _, d_v = wv.shape
    out = np.zeros((x.shape[0], wo.shape[1]))
    h = 0
    while h + 1 < n_heads:
        out += sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) @ wo[h * d_v : (h + 1) * d_v]
        h += 1
    return out
