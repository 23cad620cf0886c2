"""Keeps tokens, and of those only the ones of the last call."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    t = x.shape[1]
    both = x if cache is None else np.concatenate([cache, x], axis=1)
    q, k, v = (split_heads(both @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    T = both.shape[1]
    out = attention(q, k, v, np.tril(np.ones((T, T), dtype=bool)))
    return merge_heads(out)[:, T - t:] @ params["Wo"], x
