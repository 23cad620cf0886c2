"""Functions inside functions."""
import numpy as np


def mha(x, wq, wk, wv, wo):
    def head(h):
        def project(w):
            return x @ w[h]

        return sdpa(project(wq), project(wk), project(wv))

    return np.concatenate([head(h) for h in range(len(wq))], axis=1) @ wo


def sdpa(q, k, v):
    def softmax(row):
        e = np.exp(row - row.max())
        return e / e.sum()

    def score(i, j):
        return q[i] @ k[j] / np.sqrt(k.shape[1])

    n = range(len(q))
    return np.array([softmax(np.array([score(i, j) for j in n])) @ v for i in n])
