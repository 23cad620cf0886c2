"""Wq is divided by the root of d with /=, which changes the caller's array: the next step divides it
again.

Does `W = params["Wq"]` make a new array, or a second name? Which operators write into the array they
are given?

Caught by: leaves_inputs
"""

import numpy as np
from given import merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    Wq = params["Wq"]
    Wq /= np.sqrt(x.shape[-1] // n_heads)
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    scores = np.where(mask, q @ np.swapaxes(k, 2, 3), -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return merge_heads(weights @ v) @ params["Wo"], (k, v)
