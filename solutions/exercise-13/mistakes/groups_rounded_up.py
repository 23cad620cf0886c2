"""gqa_forward rounds the size of a group up and cuts off what is too much: where the heads do not come out
even, the last group is smaller, and nobody is told.

With 6 query heads on 4, which groups do you get, and is the last key/value head read at all? What should
happen instead?

Caught by: gqa_refuses_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    group = -(-n_heads // n_kv_heads)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, group, axis=1)[:, :n_heads]
    v = np.repeat(v, group, axis=1)[:, :n_heads]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
