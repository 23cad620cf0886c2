"""The mistake fill_value_too_small, in other clothes."""

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
    logits = np.einsum("bhik,bhjk->bhij", q, k) / np.sqrt(q.shape[-1])
    np.copyto(logits, 1e-9, where=~np.tri(x.shape[1], dtype=bool))
    p = np.exp(logits - np.amax(logits, -1, keepdims=True))
    return merge_heads((p / p.sum(-1, keepdims=True)) @ v) @ params["Wo"]
