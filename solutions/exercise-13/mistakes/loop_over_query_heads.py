"""gqa_forward does something once for every query head, be it a whole attention or one entry in a table of
head numbers: right numbers, but H turns where one call would do.

attention takes all heads at once. What must the keys and values look like, so that it can? And how could
NumPy write a table of head numbers as a whole?

Caught by: gqa_no_loops
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    mask = causal_mask(x.shape[1])
    heads = np.empty_like(q)
    for h in range(n_heads):
        heads[:, h] = attention(q[:, h], k[:, h // group], v[:, h // group], mask)
    return merge_heads(heads) @ params["Wo"]
