"""gqa_forward uses the first n_kv_heads query heads with the key/value heads one to one, and multiplies
what they give by the first rows of Wo. The other query heads are gone.

How many numbers should a token have before the product by Wo, and how many has it in your version?

Caught by: gqa_worked_example, gqa_values, gqa_multi_query
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    q = split_heads(x @ params["Wq"], n_heads)[:, :n_kv_heads]
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    merged = merge_heads(heads)
    return merged @ params["Wo"][: merged.shape[-1]]
