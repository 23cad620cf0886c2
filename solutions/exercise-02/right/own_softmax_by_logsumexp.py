"""Softmax as exp(s - logsumexp(s)), with logaddexp.reduce."""
import numpy as np


def sdpa(q, k, v):
    s = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.exp(s - np.logaddexp.reduce(s, axis=1, keepdims=True))
    return weights @ v


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]) @ wo
