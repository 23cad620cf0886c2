"""The mask is the lower triangle of a new text: the first token of a later chunk sees only the very
first key, though all that came before lies behind it.

Take a chunk of two tokens after three others, and write its mask on paper. How many keys does its
first token see? What is the place of that token in the whole text?

Caught by: longer_chunks, every_cutting, worked_example
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
    mask = np.tril(np.ones((q.shape[2], k.shape[2]), dtype=bool))
    heads = attention(q, k, v, mask)
    return merge_heads(heads) @ params["Wo"], (k, v)
