"""Looks at each different token once, however often it stands in the text."""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    seen = np.array(list(dict.fromkeys(map(tuple, x.tolist()))))
    return np.hstack([sdpa(x @ wq[h], seen @ wk[h], seen @ wv[h]) for h in range(len(wq))]) @ wo
