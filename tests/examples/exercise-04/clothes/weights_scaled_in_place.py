"""The mistake weights_scaled_in_place, in other clothes."""

import numpy as np
from given import causal_mask


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
    size, rest = divmod(x.shape[-1], n_heads)
    if rest:
        raise ValueError("uneven heads")
    np.divide(params["Wq"], np.sqrt(size), out=params["Wq"])
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    s = np.einsum("bhik,bhjk->bhij", q, k)
    s[..., ~causal_mask(x.shape[1])] = -np.inf
    w = np.exp(s - np.max(s, axis=-1)[..., None])
    w = w / np.sum(w, axis=-1)[..., None]
    return merge_heads(np.matmul(w, v)) @ params["Wo"]
