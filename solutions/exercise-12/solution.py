"""Reference solution of exercise 12: attention with a KV cache."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    """Compute multi-head causal self-attention for the next chunk of a text.

    x: (B, t, D), the next t tokens -> y of shape (B, t, D), and the cache to go on with.
    params: dict with "Wq", "Wk", "Wv" and "Wo", each (D, D).
    cache: None at the beginning of a text, later what an earlier call on this text gave; it is left as it is.
    n_heads: number of heads H, which divides D. A token attends to itself and to all before it.
    """
    q = split_heads(x @ params["Wq"], n_heads)  # (B, H, t, d): only the new tokens ask
    k = split_heads(x @ params["Wk"], n_heads)  # (B, H, t, d)
    v = split_heads(x @ params["Wv"], n_heads)  # (B, H, t, d)
    if cache is not None:
        past_k, past_v = cache  # (B, H, s, d), the s tokens before this chunk
        k = np.concatenate([past_k, k], axis=2)  # (B, H, s + t, d), a new array: the old cache stays as it is
        v = np.concatenate([past_v, v], axis=2)  # (B, H, s + t, d)
    t, T = q.shape[2], k.shape[2]
    places = np.arange(T)  # where each token stands in the whole text; the chunk has the last t places
    mask = places <= places[T - t :, None]  # (t, T): a query sees the keys up to its own place
    heads = attention(q, k, v, mask)  # (B, H, t, d)
    return merge_heads(heads) @ params["Wo"], (k, v)  # (B, t, D), and all keys and values so far
