"""The parameter is overwritten before it is read."""

import numpy as np
from given import merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    cache = {"k": k, "v": v}
    scores = q @ cache["k"].transpose(0, 1, 3, 2) / np.sqrt(q.shape[-1])
    scores = scores + np.triu(np.full(scores.shape[-2:], -np.inf), 1)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    return merge_heads(weights @ cache["v"]) @ params["Wo"], cache
