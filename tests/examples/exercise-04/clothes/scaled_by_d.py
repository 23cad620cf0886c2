"""The mistake scaled_by_d, in other clothes."""

import numpy as np


def attend(q, k, v):
    s = np.einsum("bhik,bhjk->bhij", q, k) / k.shape[-1]
    s += np.triu(np.full(s.shape[-2:], -np.inf), 1)
    e = np.exp(s - s.max(-1, keepdims=True))
    return np.einsum("bhij,bhjk->bhik", e / e.sum(-1, keepdims=True), v)


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
    return merge_heads(attend(q, k, v)) @ params["Wo"]
