"""gqa_forward lays the queries of a group behind one another and repeats each row of the mask for it. But
the rows come in the order of the members: first all tokens of one, then all tokens of the next.

Write down which token each row of your scores belongs to, for two members and three tokens. Is it 0 0 1
1 2 2 or 0 1 2 0 1 2?

Caught by: gqa_causal, gqa_values, gqa_multi_query
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    B, H, T, d = q.shape
    q = q.reshape(B, n_kv_heads, group * T, d)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    mask = np.repeat(causal_mask(T), group, axis=0)
    heads = attention(q, k, v, mask).reshape(B, H, T, d)
    return merge_heads(heads) @ params["Wo"]
