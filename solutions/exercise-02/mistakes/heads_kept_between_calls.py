"""mha collects the heads in a list that lives on after the call (at the top of the file, or as a default
argument): the second call still has the heads of the first in it.

Call mha twice on the example and print how many heads are in the list each time. When is the list made?

Caught by: mha_sizes, mha_leaves_inputs
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


heads = []


def mha(x, wq, wk, wv, wo):
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
