"""A square mask in an attention of one's own."""

import numpy as np
from given import merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    past = cache or {"keys": k[:, :, :0], "values": v[:, :, :0]}
    k = np.concatenate((past["keys"], k), axis=-2)
    v = np.concatenate((past["values"], v), axis=-2)
    places = np.arange(q.shape[-2])
    scores = q @ k.swapaxes(2, 3) / np.sqrt(q.shape[-1])
    scores = np.where(places[:, None] >= places, scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    y = merge_heads(weights / weights.sum(-1, keepdims=True) @ v) @ params["Wo"]
    return y, {"keys": k, "values": v}
