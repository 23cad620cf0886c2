"""The mistake only_the_first_head, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        scores = np.dot(k, query) * np.shape(k)[1] ** -0.5
        rows.append(np.dot(softmax(scores), v))
    return np.array(rows)


def mha(x, wq, wk, wv, wo):
    d_v = wv.shape[2]
    for h in range(len(wq)):
        out = sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) @ wo[h * d_v : (h + 1) * d_v]
        return out
