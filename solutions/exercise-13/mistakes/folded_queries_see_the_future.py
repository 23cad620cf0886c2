"""gqa_forward lays the queries of a group behind one another, and takes the mask for so many tokens. The
second member then counts as later than all keys, and sees the future.

The rows of your scores are the tokens of the first member, then those of the second. Which token is row
T, and which keys may it see?

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
    mask = causal_mask(group * T)[:, :T]
    heads = attention(q, k, v, mask).reshape(B, H, T, d)
    return merge_heads(heads) @ params["Wo"]
