"""gqa_forward cuts the keys and values into n_heads heads, like the queries. But they have fewer columns,
so that their heads become too narrow, or do not come out even.

How many columns has Wk with D = 12, 6 query heads and 3 key/value heads? How wide must a key be to be
compared with a query?

Caught by: gqa_worked_example, gqa_values
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
