"""The mistake epsilon_in_the_softmax, in other clothes."""

import numpy as np


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    logits = np.matmul(q, np.swapaxes(k, 2, 3)) / np.sqrt(q.shape[-1])
    logits[..., ~np.tri(x.shape[1], dtype=bool)] = -np.inf
    p = np.exp(logits - np.max(logits, -1, keepdims=True))
    total = 1e-6 + np.sum(p, axis=3)
    return np.matmul(merge_heads(np.matmul(p, v) / total[..., None]), params["Wo"])
