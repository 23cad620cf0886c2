"""The mistake multiplied_by_the_root, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        s = np.dot(k, query) / q.shape[1] ** -0.5
        rows.append(np.dot(softmax(s), v))
    return np.stack(rows)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
