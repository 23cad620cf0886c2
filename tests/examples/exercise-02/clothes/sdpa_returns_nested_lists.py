"""The mistake sdpa_returns_nested_lists, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        weights = softmax(np.dot(k, query) / np.sqrt(k.shape[1]))
        rows.append([float(np.dot(weights, column)) for column in v.T])
    return rows


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
