"""The mistake mask_inverted_and_added, in other clothes."""

import numpy as np


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads:
        raise ValueError(f"{n_heads} heads for {x.shape[-1]} numbers")
    return np.stack(np.split(x, n_heads, axis=-1), axis=1)


def merge_heads(x):
    return np.concatenate(np.moveaxis(x, 1, 0), axis=-1)


def soft(z):
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    q = split_heads(np.einsum("btD,DE->btE", x, params["Wq"]), n_heads)
    k = split_heads(np.einsum("btD,DE->btE", x, params["Wk"]), n_heads)
    v = split_heads(np.einsum("btD,DE->btE", x, params["Wv"]), n_heads)
    z = np.einsum("bhid,bhjd->bhij", q, k) * (D // n_heads) ** -0.5
    z = z - 1e9 * np.tril(np.ones((T, T)))
    return merge_heads(np.einsum("bhij,bhjd->bhid", soft(z), v)) @ params["Wo"]
