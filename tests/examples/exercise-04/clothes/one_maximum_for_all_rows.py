"""The mistake one_maximum_for_all_rows, in other clothes."""

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
    logits = np.matmul(q, np.swapaxes(k, 2, 3)) / np.sqrt(q.shape[-1])
    logits[..., ~np.tri(x.shape[1], dtype=bool)] = -np.inf
    logits -= logits.max()
    np.exp(logits, out=logits)
    return merge_heads(logits / np.sum(logits, axis=-1)[..., None] @ v) @ params["Wo"]
