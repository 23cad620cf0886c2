"""gqa_forward asks for the remainder of n_kv_heads by n_heads: 3 heads for 6 queries are refused, although
two queries can share each, and 6 for 3 are not.

Which of the two numbers may be the larger one, and which must go into the other?

Caught by: gqa_worked_example, gqa_groups, gqa_multi_query, gqa_refuses_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_kv_heads % n_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    reads = np.arange(n_heads) * n_kv_heads // n_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = k[:, reads]
    v = v[:, reads]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
