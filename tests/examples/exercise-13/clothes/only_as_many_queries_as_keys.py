"""The mistake only_as_many_queries_as_keys, in other clothes."""

import numpy as np
import given


def refuse(text):
    raise ValueError(text)


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads // n_kv_heads * n_kv_heads != n_heads:
        refuse(f"{n_heads} heads cannot share {n_kv_heads}")
    width = params["Wk"].shape[1]
    given.split_heads(x, n_heads)
    Q = given.split_heads(np.matmul(x, params["Wq"][:, :width]), n_kv_heads)
    K = given.split_heads(np.matmul(x, params["Wk"]), n_kv_heads)
    V = given.split_heads(np.matmul(x, params["Wv"]), n_kv_heads)
    seen = given.causal_mask(x.shape[-2])
    Z = given.attention(Q, K, V, mask=seen)
    return np.matmul(given.merge_heads(Z), params["Wo"][:width])
