"""sdpa prepares an array shaped like q for its answer. The rows of the answer are as long as a value, and
d_v need not be d_k.

Which sizes has weights @ v, and which array knows the second of them?

Caught by: sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    answer = np.zeros_like(q)
    for i in range(len(q)):
        answer[i] = softmax(scores[i]) @ v
    return answer


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
