"""gqa_forward looks the key/value head up in a table and has no check: where the heads do not come out
even, the table points beyond the last head, which is an IndexError, or at head 0 only.

What is the last entry of your table with 6 query heads on 4? Which error should the caller see?

Caught by: gqa_refuses_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    reads = np.arange(n_heads) // (n_heads // n_kv_heads)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = k[:, reads]
    v = v[:, reads]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
