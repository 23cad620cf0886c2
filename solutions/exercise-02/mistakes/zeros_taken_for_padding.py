"""sdpa hides the keys that are all zeros, as if they stood for padding: a token whose key happens to be 0 is not seen
by anybody.

A dot product with a key of zeros is 0. Which weight does a score of 0 get, beside scores of -1 and 1? Does the
statement speak of any token that may not be seen?

Caught by: sdpa_sizes, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    padding = np.all(k == 0, axis=-1)
    scores = np.where(padding, -1e9, scores)
    return softmax(scores) @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=-1) @ wo
