"""What is returned as the cache are the keys and values of this chunk alone, not those joined with the
ones before. Two chunks go well; the third has forgotten the first.

Cut a text into three chunks, and print how many keys each call sees. Which arrays do you return:
those before or those after the join?

Caught by: single_tokens, longer_chunks, every_cutting
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    all_k, all_v = k, v
    if cache is not None:
        all_k = np.concatenate([cache[0], k], axis=2)
        all_v = np.concatenate([cache[1], v], axis=2)
    t, T = q.shape[2], all_k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    return merge_heads(attention(q, all_k, all_v, mask)) @ params["Wo"], (k, v)
