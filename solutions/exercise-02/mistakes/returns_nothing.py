"""mha computes the answer, or prints it, and ends without a return: the caller gets None.

What does `y = mha(x, wq, wk, wv, wo); print(y)` show? Which word hands a value to the caller?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[-1]
    scores = q @ k.T / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    result = np.concatenate(heads, axis=1) @ wo
    print(result)
