"""A tenth of the weights is dropped at random, as in training.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    weights = softmax(q @ k.T / np.sqrt(q.shape[1]))
    keep = np.random.default_rng().random(weights.shape) >= 0.1
    return weights * keep / 0.9 @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
