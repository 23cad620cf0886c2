"""mha adds x to its answer, as a transformer block does around attention. That is the block's business, not
part of mha.

Which is the last step of the statement? Take your answer for the example minus result: what is left?

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
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return x + np.concatenate(heads, axis=1) @ wo
