"""The mistake softmax_over_the_queries, in other clothes."""

import numpy as np


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    logits = np.matmul(k, np.swapaxes(q, 2, 3)) / np.sqrt(q.shape[-1])  # keys in the rows
    t = np.arange(x.shape[1])
    logits = np.where(t[:, None] <= t[None, :], logits, -np.inf)
    p = np.exp(logits - np.amax(logits, axis=3, keepdims=True))
    p /= p.sum(axis=3, keepdims=True)
    return merge_heads(np.swapaxes(p, 2, 3) @ v) @ params["Wo"]
