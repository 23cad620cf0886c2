"""The mistake heads_share_one_softmax, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(len(k[0]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    wide = [np.transpose(w, (1, 0, 2)).reshape(w.shape[1], -1) for w in (wq, wk, wv)]
    q, k, v = [x.dot(w) for w in wide]
    s = softmax(np.inner(q, k) / k.shape[1] ** 0.5)
    return s.dot(v).dot(wo)
