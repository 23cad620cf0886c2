"""gqa_forward has no check of n_heads and n_kv_heads: where they do not come out even, the query heads that
are left over read the last key/value head.

With 6 query heads on 4, how large is a group? What does the statement ask for then?

Caught by: gqa_refuses_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    group = max(1, n_heads // n_kv_heads)
    reads = np.minimum(np.arange(n_heads) // group, n_kv_heads - 1)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = k[:, reads]
    v = v[:, reads]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
