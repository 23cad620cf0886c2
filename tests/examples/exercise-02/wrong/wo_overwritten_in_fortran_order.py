"""wo is brought into Fortran order and then overwritten: where it had that order already, it is the caller's own.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(k.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    turned = np.asfortranarray(wo)
    out = np.concatenate(heads, axis=1) @ turned
    turned *= 0.5
    return out
