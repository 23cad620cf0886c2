"""gqa_forward widens Wk and Wv for all query heads and writes them back into params: the next call finds
matrices that are too wide already.

Whose dict is params, and what will the caller find in it afterwards?

Caught by: gqa_leaves_inputs
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    D = x.shape[-1]
    for name in ("Wk", "Wv"):
        w = params[name].reshape(D, n_kv_heads, -1)
        params[name] = np.repeat(w, group, axis=1).reshape(D, -1)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
