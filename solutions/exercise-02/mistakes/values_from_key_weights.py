"""mha makes the values with wk: a line was copied, and one letter in it not changed.

Read the three lines of projections aloud. Is each of wq, wk and wv used once? Is your v0 that of the
example?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wk[h]
        heads.append(sdpa(q, k, v))
    return np.concatenate(heads, axis=1) @ wo
