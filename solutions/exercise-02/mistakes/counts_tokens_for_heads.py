"""mha lets its loop run over range(len(x)), or x.shape[0]: that is the number of tokens. With more tokens
than heads it asks for a head that does not exist.

In the example there are three tokens and two heads. How many turns does your loop take, and which array
has n_heads as the length of its first axis?

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
    for h in range(len(x)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
