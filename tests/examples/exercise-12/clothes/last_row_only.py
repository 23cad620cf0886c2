"""Starts over, and gives the row of the newest token."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    tokens = x if cache is None else np.concatenate([cache, x], axis=1)
    q, k, v = (split_heads(tokens @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    T = tokens.shape[1]
    y = merge_heads(attention(q, k, v, np.tril(np.ones((T, T), dtype=bool)))) @ params["Wo"]
    return y[:, T - 1 :], tokens
