"""Keeps 16 chunks, however long they are: a text that is read token by token loses its beginning."""

from collections import deque

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    kept = deque(cache or (), maxlen=16)
    q, k, v = (split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv"))
    kept.append((k, v))
    k = np.concatenate([k for k, _ in kept], axis=2)
    v = np.concatenate([v for _, v in kept], axis=2)
    t, n = q.shape[2], k.shape[2]
    mask = np.tril(np.ones((t, n), dtype=bool), n - t)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], kept
