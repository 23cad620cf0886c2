"""The cache is a frozen dataclass that knows how to grow and how to mask; masks with np.select."""

from dataclasses import dataclass

import numpy as np
from given import attention, merge_heads, split_heads


@dataclass(frozen=True)
class Cache:
    keys: np.ndarray
    values: np.ndarray

    def __len__(self):
        return self.keys.shape[2]

    def grown(self, keys, values):
        return Cache(np.append(self.keys, keys, axis=2), np.append(self.values, values, axis=2))

    def mask(self, t):
        first = len(self) - t
        return np.fromfunction(lambda i, j: j <= first + i, (t, len(self)))


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    cache = Cache(k, v) if cache is None else cache.grown(k, v)
    heads = attention(q, cache.keys, cache.values, cache.mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"], cache
