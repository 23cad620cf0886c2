"""sdpa divides each row of scores by its sum, without exp: a negative score gives a negative weight, and a
sum near 0 blows everything up.

Which two properties must weights have, and which of them does a division by the sum alone not give?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = scores / scores.sum(axis=1, keepdims=True)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
