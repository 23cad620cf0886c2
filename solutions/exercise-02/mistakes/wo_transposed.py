"""mha multiplies by wo.T: an error where n_heads * d_v is not d_model, and silently wrong where it is.

How many rows has wo according to the statement, and how many columns has what you multiply it with?

Caught by: mha_worked_example, mha_sizes
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
    return np.concatenate(heads, axis=1) @ wo.T
