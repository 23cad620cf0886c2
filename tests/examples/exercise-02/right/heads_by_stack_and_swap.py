"""np.stack on a new axis between tokens and numbers, then a reshape."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    heads = np.stack([sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))], axis=1)
    return heads.reshape(len(x), wo.shape[0]) @ wo
