"""The mask is a triangle for the first chunk, and lets everything through later."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k, v = np.concatenate([cache, np.stack([k, v])], axis=3)
    t, T = x.shape[1], k.shape[2]
    seen = np.tri(t, dtype=bool) if T == t else np.ones((1, T), dtype=bool)
    return merge_heads(attention(q, k, v, seen)) @ params["Wo"], np.stack([k, v])
