"""gqa_forward takes D // n_heads as the size of a head without asking for the remainder, and uses the first
columns that are needed: the last numbers of every token are lost.

With D = 8 and 3 heads, how many of the 8 numbers are in a head? What happens to the others?

Caught by: gqa_refuses_heads
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    used = x.shape[-1] // n_heads * n_heads
    if used == 0:
        raise ValueError("more heads than numbers")
    q = split_heads((x @ params["Wq"])[..., :used], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"][:used]
