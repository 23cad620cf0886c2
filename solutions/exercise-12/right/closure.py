"""The cache is a function that gives the keys and values so far."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    past = () if cache is None else cache()
    q = split_heads(x @ params["Wq"], n_heads)
    here = *past, (split_heads(x @ params["Wk"], n_heads), split_heads(x @ params["Wv"], n_heads))
    k = np.concatenate([pair[0] for pair in here], axis=-2)
    v = np.concatenate([pair[1] for pair in here], axis=-2)
    rows, columns = np.indices((q.shape[2], k.shape[2]))
    heads = attention(q, k, v, columns - rows <= k.shape[2] - q.shape[2])
    return merge_heads(heads) @ params["Wo"], lambda: here
