"""mha lays the weights of all heads side by side with a bare reshape of (n_heads, d_model, d_k) to
(d_model, n_heads * d_k): the shape fits, but rows of one head are glued to each other.

Number the entries of a wq of two heads from 0 on. Which numbers should the first row of the wide matrix
hold, and which does reshape put there?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


def mha(x, wq, wk, wv, wo):
    n_heads, d_model, d_k = wq.shape
    q = x @ wq.reshape(d_model, -1)
    k = x @ wk.reshape(d_model, -1)
    v = x @ wv.reshape(d_model, -1)
    q, k, v = (np.split(a, n_heads, axis=1) for a in (q, k, v))
    heads = [sdpa(q[h], k[h], v[h]) for h in range(n_heads)]
    return np.concatenate(heads, axis=1) @ wo
