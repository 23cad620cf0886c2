"""The answer has a row for every token so far, where only those of this chunk are asked for.

How many rows does the caller expect for a chunk of one token? Which of your queries belong to this
chunk, and which were answered long ago?

Caught by: worked_example, single_tokens, longer_chunks, every_cutting
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        q = np.concatenate([cache[0], q], axis=2)
        k = np.concatenate([cache[1], k], axis=2)
        v = np.concatenate([cache[2], v], axis=2)
    T = q.shape[2]
    mask = np.tril(np.ones((T, T), dtype=bool))
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], (q, k, v)
