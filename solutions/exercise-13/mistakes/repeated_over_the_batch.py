"""gqa_forward repeats the keys and values along axis 0, which is the axis of the texts: there are more
texts then, and as few key/value heads as before.

Name the four axes of k after split_heads, from the first to the last. Which one is too short for the
queries?

Caught by: gqa_worked_example, gqa_values
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
    k = np.repeat(k, group, axis=0)
    v = np.repeat(v, group, axis=0)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
