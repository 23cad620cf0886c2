"""The mistake scaled_twice, in other clothes.
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
    outs = []
    for a, b, c in zip(wq, wk, wv):
        s = np.inner(x @ a, x @ b) / a.shape[1]
        outs.append(softmax(s) @ x @ c)
    return np.hstack(outs) @ wo
