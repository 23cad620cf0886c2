"""gqa_forward lets every query head read key/value head 0 and leaves the others unread: that is multi-query
attention, whatever n_kv_heads is.

Change a number in the last columns of Wk. Does your answer change? Should it?

Caught by: gqa_worked_example, gqa_groups, gqa_values, gqa_multi_head
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    heads = attention(q, k[:, :1], v[:, :1], causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
