"""The query's place in the chunk is compared with the key's place in the text."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    keys, values = (split_heads(x @ params[name], n_heads) for name in ("Wk", "Wv"))
    if cache:
        keys = np.append(cache["k"], keys, -2)
        values = np.append(cache["v"], values, -2)
    row = np.arange(x.shape[1])[:, None]
    column = np.arange(keys.shape[-2])[None, :]
    out = attention(split_heads(x @ params["Wq"], n_heads), keys, values, row >= column)
    return [merge_heads(out) @ params["Wo"], {"k": keys, "v": values}]
