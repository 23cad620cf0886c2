"""mha multiplies every head (or the sum of the heads) by the first d_v rows of wo: head 1 should meet the
next d_v rows, and never does.

In concatenated @ wo, which rows of wo meet the numbers of head1?

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
    d_v = wv.shape[-1]
    out = 0
    for h in range(len(wq)):
        out = out + sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) @ wo[:d_v]
    return out
