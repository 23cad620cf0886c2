"""A table of even steps, cut down to whole numbers: the last would be one too far, hence the 1e-9."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if x.shape[-1] % n_heads or n_heads % n_kv_heads:
        raise ValueError("uneven")
    g = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    r = np.linspace(0, n_kv_heads - 1e-9, n_heads).astype(int)
    k, v = k[:, r], v[:, r]
    a = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(a) @ params["Wo"]
