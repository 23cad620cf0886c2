"""The mistake causal_mask_added, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for i, query in enumerate(q):
        s = np.dot(k[: i + 1], query) / np.sqrt(k.shape[1])
        rows.append(np.dot(softmax(s), v[: i + 1]))
    return np.array(rows)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
