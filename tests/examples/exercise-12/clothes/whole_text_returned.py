"""Starts over with all tokens, and cuts nothing off."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    tokens = x if cache is None else np.hstack([cache, x])
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        q, k, v = (split_heads(tokens @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    places = np.arange(tokens.shape[1])
    return merge_heads(attention(q, k, v, places <= places[:, None])) @ params["Wo"], tokens
