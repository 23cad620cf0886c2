"""Reference solution of exercise 13: grouped-query attention."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    """Compute causal self-attention in which groups of query heads share their keys and values.

    x: (B, T, D) -> (B, T, D).
    params: dict with "Wq" and "Wo", each (D, D), and "Wk" and "Wv", each (D, n_kv_heads * d), d = D / n_heads.
    n_heads: number of query heads. n_kv_heads: number of key/value heads.
    Query head h reads key/value head h // (n_heads // n_kv_heads). Token i attends to the tokens 0 to i.
    Raises ValueError if D is not divisible by n_heads, or n_heads not by n_kv_heads.
    """
    if n_heads % n_kv_heads != 0:
        raise ValueError(f"cannot share n_kv_heads = {n_kv_heads} among n_heads = {n_heads} evenly")
    group = n_heads // n_kv_heads  # so many query heads share one key/value head
    q = split_heads(x @ params["Wq"], n_heads)  # (B, H, T, d), and it refuses a D that is not divisible by H
    k = split_heads(x @ params["Wk"], n_kv_heads)  # (B, G, T, d): G = n_kv_heads, fewer heads of the same size
    v = split_heads(x @ params["Wv"], n_kv_heads)  # (B, G, T, d)
    reads = np.arange(n_heads) // group  # (H,), such as 0 0 1 1 2 2: the key/value head of each query head
    k = k[:, reads]  # (B, H, T, d): neighbours get the same keys
    v = v[:, reads]  # (B, H, T, d)
    mask = causal_mask(x.shape[1])  # (T, T), the same for every text and head
    heads = attention(q, k, v, mask)  # (B, H, T, d)
    return merge_heads(heads) @ params["Wo"]  # (B, T, D)
