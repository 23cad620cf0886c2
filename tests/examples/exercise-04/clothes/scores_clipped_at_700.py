"""The mistake scores_clipped_at_700, in other clothes."""

import numpy as np


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    logits = np.matmul(q, np.swapaxes(k, 2, 3)) / np.sqrt(q.shape[-1])
    logits = np.maximum(np.minimum(logits, 700.0), -700.0)
    p = np.where(np.tri(x.shape[1], dtype=bool), np.exp(logits), 0.0)
    return merge_heads(p / p.sum(-1, keepdims=True) @ v) @ params["Wo"]
