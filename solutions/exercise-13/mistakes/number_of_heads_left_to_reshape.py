"""gqa_forward lets -1 in a reshape find the number of query heads. With D = 8 and 3 heads it finds 4 of
them, and nothing complains.

Which of the three sizes D, H and d follows from the other two, and does your reshape still know n_heads?

Caught by: gqa_refuses_heads
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    B, T, D = x.shape
    if n_heads % n_kv_heads != 0 or n_heads > D:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    d = D // n_heads
    q = (x @ params["Wq"]).reshape(B, T, -1, d).transpose(0, 2, 1, 3)
    k = (x @ params["Wk"]).reshape(B, T, -1, d).transpose(0, 2, 1, 3)
    v = (x @ params["Wv"]).reshape(B, T, -1, d).transpose(0, 2, 1, 3)
    reads = np.arange(q.shape[1]) * n_kv_heads // q.shape[1]
    heads = attention(q, k[:, reads], v[:, reads], causal_mask(T))
    return merge_heads(heads) @ params["Wo"]
