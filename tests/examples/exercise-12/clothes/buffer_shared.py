"""All caches of a text share one dict of tokens by their place."""

import numpy as np
from given import attention, merge_heads, split_heads


class Store:
    def __init__(self):
        self.chunks = {}


def attention_step(x, params, cache, n_heads):
    store, places = (Store(), ()) if cache is None else cache
    s = len(places)
    for i in range(x.shape[1]):
        token = x[:, i : i + 1]
        pair = split_heads(token @ params["Wk"], n_heads), split_heads(token @ params["Wv"], n_heads)
        store.chunks[s + i] = pair
    T = s + x.shape[1]
    k = np.concatenate([store.chunks[i][0] for i in range(T)], axis=2)
    v = np.concatenate([store.chunks[i][1] for i in range(T)], axis=2)
    q = split_heads(x @ params["Wq"], n_heads)
    heads = attention(q, k, v, np.tri(T, dtype=bool)[s:])
    return merge_heads(heads) @ params["Wo"], (store, range(T))
