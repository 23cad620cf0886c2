"""The mistake softmax_twice, in other clothes.
"""

import numpy as np
from given import softmax


def attention_weights(q, k):
    return softmax(np.inner(q, k) / k.shape[1] ** 0.5)


def sdpa(q, k, v):
    e = np.exp(attention_weights(q, k))
    return e @ v / e.sum(axis=1, keepdims=True)


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
