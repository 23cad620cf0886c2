"""gqa_forward calls the attention without the causal mask: every token sees the tokens that come after it.

What should token 0 look at, and what does it look at in your version? Change the last token and see
which rows move.

Caught by: gqa_worked_example, gqa_causal, gqa_values
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
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v)
    return merge_heads(heads) @ params["Wo"]
