"""mha turns x and all weights into float32, as deep-learning libraries do: about 7 digits are left, and the
answer is off in the seventh.

How many digits does the statement ask for, and how many has each of the two float types?

Caught by: mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


def mha(x, wq, wk, wv, wo):
    x, wq, wk, wv, wo = (a.astype(np.float32) for a in (x, wq, wk, wv, wo))
    heads = []
    for h in range(len(wq)):
        q, k, v = x @ wq[h], x @ wk[h], x @ wv[h]
        weights = softmax(q @ k.T / np.sqrt(np.float32(k.shape[1])))
        heads.append(weights @ v)
    return np.concatenate(heads, axis=1) @ wo
