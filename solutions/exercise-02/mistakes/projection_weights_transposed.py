"""mha multiplies x by the transposed weights, x @ wq[h].T, as some libraries store them: an error for most
sizes, silently wrong for square ones.

Which of the two axes of wq[h] is as long as a row of x?

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
        heads.append(sdpa(x @ wq[h].T, x @ wk[h].T, x @ wv[h].T))
    return np.concatenate(heads, axis=1) @ wo
