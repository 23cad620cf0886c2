"""sdpa has a softmax of its own that takes exp of the scores as they are: beyond about 709 exp overflows to
inf, and inf / inf is NaN.

What does np.exp(800.0) print? Which number may you take from all scores of a row without changing their
weights?

Caught by: sdpa_large_scores
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.exp(scores)
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    n_heads = wq.shape[0]
    heads = []
    for h in range(n_heads):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wv[h]
        head = sdpa(q, k, v)
        heads.append(head)
    concat = np.concatenate(heads, axis=1)
    return concat @ wo
