"""Keys and values are kept in a variable of the module, which is emptied where a text begins. One text,
read from its beginning to its end, goes well; a second one in between takes its place.

Begin two texts, then go on with the first. Which text is in the variable at that moment? What does
the caller hand you so that you need not guess?

Caught by: continuations, other_texts
"""

import numpy as np
from given import attention, merge_heads, split_heads


KEPT = {}


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is None:
        KEPT.clear()
    else:
        k = np.concatenate([KEPT["k"], k], axis=2)
        v = np.concatenate([KEPT["v"], v], axis=2)
    KEPT["k"], KEPT["v"] = k, v
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], KEPT
