"""No mask anywhere: every token of a chunk sees the whole chunk, those after it too.

Cut one text in two ways, into single tokens and into one chunk. Why do the answers differ?

Caught by: worked_example, first_chunk, longer_chunks
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    return merge_heads(attention(q, k, v)) @ params["Wo"], (k, v)
