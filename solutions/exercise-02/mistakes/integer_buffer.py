"""sdpa fills an array of whole numbers, dtype=int: every digit behind the point is cut off.

What does `a = np.zeros(2, dtype=int); a[0] = 0.75; print(a)` show?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    answer = np.zeros((len(q), v.shape[1]), dtype=int)
    for i in range(len(q)):
        answer[i] = softmax(scores[i]) @ v
    return answer


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
