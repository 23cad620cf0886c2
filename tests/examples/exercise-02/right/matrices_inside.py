"""np.matrix inside, a plain array outside."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = np.asmatrix(q) * np.asmatrix(k).T / np.sqrt(q.shape[1])
    weights = np.asmatrix(softmax(np.asarray(scores)))
    return np.asarray(weights * np.asmatrix(v))


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo
