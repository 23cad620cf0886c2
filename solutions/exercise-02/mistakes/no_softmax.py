"""sdpa multiplies the scaled scores with v; the softmax is missing, so the "weights" are neither positive
nor do they sum to 1.

Compare scaled0 with weights0 in the example. Which of the two is multiplied by v0?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    return scores @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
