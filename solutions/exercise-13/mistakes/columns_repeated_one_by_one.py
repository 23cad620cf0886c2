"""gqa_forward repeats the columns of the keys and values before they are split: each number stands group
times in a row, and a head is made of copies of a few numbers.

Take one token whose two key/value heads hold 1 2 and 3 4. What should four heads hold, and what does
your line give? Does it repeat numbers, or heads?

Caught by: gqa_values, gqa_multi_query
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(np.repeat(x @ params["Wk"], group, axis=-1), n_heads)
    v = split_heads(np.repeat(x @ params["Wv"], group, axis=-1), n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
