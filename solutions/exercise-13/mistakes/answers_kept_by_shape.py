"""gqa_forward remembers its answers by the shape of x and the numbers of heads: a second text of the same
shape gets the answer of the first.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: gqa_values
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


KNOWN = {}


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    key = (x.shape, n_heads, n_kv_heads)
    if key in KNOWN:
        return KNOWN[key]
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    KNOWN[key] = merge_heads(heads) @ params["Wo"]
    return KNOWN[key]
