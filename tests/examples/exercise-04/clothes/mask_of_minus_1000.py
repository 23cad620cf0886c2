"""The mistake mask_of_minus_1000, in other clothes."""

import numpy as np


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    logits = np.matmul(q, np.swapaxes(k, 2, 3)) / np.sqrt(q.shape[-1])
    T = x.shape[1]
    logits -= 1e3 * np.triu(np.ones((T, T)), 1)
    p = np.exp(logits - np.max(logits, -1, keepdims=True))
    return merge_heads(p / p.sum(-1, keepdims=True) @ v) @ params["Wo"]
