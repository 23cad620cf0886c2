"""Keeps all tokens, starts over each time, and cuts off the rows of old ones."""

import numpy as np
from given import attention, merge_heads, split_heads


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    T = x.shape[1]
    return merge_heads(attention(q, k, v, np.tri(T, dtype=bool))) @ params["Wo"]


def attention_step(x, params, cache, n_heads):
    tokens = x.copy() if cache is None else np.concatenate([cache, x], axis=1)
    return mha_forward(tokens, params, n_heads)[:, -x.shape[1] :], tokens
