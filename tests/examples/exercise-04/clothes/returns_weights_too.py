"""The mistake returns_weights_too, in other clothes."""

import numpy as np
from given import attention, causal_mask


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
    seen = causal_mask(x.shape[1])
    identity = np.broadcast_to(np.eye(x.shape[1]), (*q.shape[:2], x.shape[1], x.shape[1]))
    weights = attention(q, k, identity, seen)
    return (np.dot(merge_heads(np.matmul(weights, v)), params["Wo"]), weights)
