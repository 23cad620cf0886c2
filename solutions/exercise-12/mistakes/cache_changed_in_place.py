"""The new keys and values are put into the cache that came in, and the same object is returned. Whoever
still holds the old cache now holds the new one: of two continuations, the second finds the tokens of
the first in front of its own.

Does `cache["k"] = ...`, or `cache.append(...)`, make a new cache? Print id(cache) on the way in and
on the way out.

Caught by: worked_example, continuations, leaves_inputs
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is None:
        cache = {"k": k, "v": v}
    else:
        cache["k"] = np.concatenate([cache["k"], k], axis=2)
        cache["v"] = np.concatenate([cache["v"], v], axis=2)
    k, v = cache["k"], cache["v"]
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], cache
