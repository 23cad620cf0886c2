"""The weights are taken from params in the order in which they happen to stand there. With another
order, Wo poses as Wq; with a fifth entry, nothing fits.

A dict has keys so that nobody needs to know its order. How do you ask for one of them?

Caught by: params
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    Wq, Wk, Wv, Wo = list(params.values())[:4]
    q, k, v = (split_heads(x @ W, n_heads) for W in (Wq, Wk, Wv))
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    return merge_heads(attention(q, k, v, mask)) @ Wo, (k, v)
