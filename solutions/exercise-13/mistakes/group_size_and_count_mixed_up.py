"""gqa_forward divides the number of a query head by the number of key/value heads, where the size of a
group is meant: with 6 heads on 3 the table reads 0 0 0 1 1 1, and head 2 is never read.

How many query heads share a key/value head, with 6 on 3 and with 6 on 2? With which numbers of heads
could a test not tell the two apart?

Caught by: gqa_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    reads = np.arange(n_heads) // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = k[:, reads]
    v = v[:, reads]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
