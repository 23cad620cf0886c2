"""The mistake counts_tokens_for_heads, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(len(k[0]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    outs = []
    for i, token in enumerate(x):
        outs.append(sdpa(np.dot(x, wq[i]), np.dot(x, wk[i]), np.dot(x, wv[i])))
    return np.hstack(outs) @ wo
