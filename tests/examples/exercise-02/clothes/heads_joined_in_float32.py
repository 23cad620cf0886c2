"""The mistake heads_joined_in_float32, in other clothes.
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
    outs = [sdpa(x @ a, x @ b, x @ c).astype("f4") for a, b, c in zip(wq, wk, wv)]
    return np.hstack(outs) @ wo
