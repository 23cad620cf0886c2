"""mha uses wq[0], wk[0] and wv[0] in every turn of the loop: all heads are copies of head 0.

Which variable counts the heads, and where in the turn is it used? Compare your second head with head1.

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
        heads.append(sdpa(x @ wq[0], x @ wk[0], x @ wv[0]))
    return np.concatenate(heads, axis=1) @ wo
