"""mha compares the tokens themselves: only the values are projected, wq and wk are not used.

Which arrays does the statement multiply x by before sdpa is called? Count them in your code.

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
    for h in range(len(wv)):
        v = x @ wv[h]
        heads.append(sdpa(x, x, v))
    return np.concatenate(heads, axis=1) @ wo
