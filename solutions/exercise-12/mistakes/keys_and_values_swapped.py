"""The cache is packed in one order and unpacked in the other: from the second chunk on, old values serve
as keys, and old keys as values. Their shapes are equal, so nothing complains.

In which order do you return the two, and in which order do you take them out? How could the cache be
made so that the order cannot go wrong?

Caught by: worked_example, single_tokens, longer_chunks
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        past_k, past_v = cache
        k = np.concatenate([past_k, k], axis=2)
        v = np.concatenate([past_v, v], axis=2)
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], (v, k)
