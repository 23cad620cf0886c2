"""np.divide with an out that is not one's own."""

import numpy as np
from given import merge_heads, softmax, split_heads


def attention_step(x, params, cache, n_heads):
    d = x.shape[2] // n_heads
    np.divide(params["Wq"], np.sqrt(d), out=params["Wq"])
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    tokens = x if cache is None else np.concatenate([cache, x], axis=1)
    k, v = (split_heads(tokens @ params[name], n_heads) for name in ("Wk", "Wv"))
    T = tokens.shape[1]
    scores = np.where(np.tri(T, dtype=bool)[T - x.shape[1] :], np.einsum("bhid,bhjd->bhij", q, k), -np.inf)
    return merge_heads(softmax(scores) @ v) @ params["Wo"], tokens
