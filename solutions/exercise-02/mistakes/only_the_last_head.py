"""mha assigns each head's share to the same name and adds nothing up: the last head is all that is left
after the loop.

What happens to the value of a name when it is assigned again in the next turn? Where do the earlier
heads go?

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
    for h in range(len(wq)):
        head = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
        out = head @ wo[h * d_v : (h + 1) * d_v]
    return out
