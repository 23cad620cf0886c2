"""The cache is kept in float32 to save memory, as real systems do. About eight digits are left of each
key and value, and the answers of later chunks differ in the eighth.

What does astype(np.float32) do to 1/3? Two cuttings of one text have to agree to a relative 1e-7.

Caught by: single_tokens, longer_chunks
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    y = merge_heads(attention(q, k, v, mask)) @ params["Wo"]
    return y, (k.astype(np.float32), v.astype(np.float32))
