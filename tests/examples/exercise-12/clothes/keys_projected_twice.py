"""What is taken from the cache is projected once more, then joined."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        old_k = split_heads(merge_heads(cache["k"]) @ params["Wk"], n_heads)
        old_v = split_heads(merge_heads(cache["v"]) @ params["Wv"], n_heads)
        k, v = np.append(old_k, k, axis=2), np.append(old_v, v, axis=2)
    mask = np.tri(q.shape[2], k.shape[2], k.shape[2] - q.shape[2], dtype=bool)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], dict(k=k, v=v)
