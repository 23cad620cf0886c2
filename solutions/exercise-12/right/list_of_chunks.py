"""The cache is a list of chunks: a new list each time, joined on use; rows of the full mask."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    chunks = (cache or []) + [(k, v)]
    k, v = (np.concatenate(parts, axis=2) for parts in zip(*chunks))
    T = k.shape[2]
    mask = np.tril(np.ones((T, T), dtype=bool))[-x.shape[1] :]
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], chunks
