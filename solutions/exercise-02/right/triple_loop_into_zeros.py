"""Three nested loops fill arrays of zeros, in the manner of C."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    T, d_k = q.shape
    d_v = v.shape[1]
    scores = np.zeros((T, T))
    for i in range(T):
        for j in range(T):
            for n in range(d_k):
                scores[i, j] += q[i, n] * k[j, n]
    scores /= np.sqrt(d_k)
    out = np.zeros((T, d_v))
    for i in range(T):
        w = softmax(scores[i])
        for j in range(T):
            for n in range(d_v):
                out[i, n] += w[j] * v[j, n]
    return out


def mha(x, wq, wk, wv, wo):
    H, D, d_v = wv.shape
    concat = np.zeros((x.shape[0], H * d_v))
    for h in range(H):
        start = h * d_v
        concat[:, start:start + d_v] = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
    return concat @ wo
