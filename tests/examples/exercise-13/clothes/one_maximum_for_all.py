"""The mistake one_maximum_for_all, in other clothes."""

import numpy as np


def gqa_forward(x, params, n_heads, n_kv_heads):
    b, t, c = np.shape(x)
    size, rest = divmod(c, n_heads)
    members, more = divmod(n_heads, n_kv_heads)
    if rest or more:
        raise ValueError("no equal shares")
    table = np.arange(n_heads) // members
    query = np.einsum("bti,ihk->bhtk", x, params["Wq"].reshape(c, n_heads, size))
    key = np.einsum("bti,ihk->bhtk", x, params["Wk"].reshape(c, n_kv_heads, size))[:, table]
    value = np.einsum("bti,ihk->bhtk", x, params["Wv"].reshape(c, n_kv_heads, size))[:, table]
    scores = np.einsum("bhik,bhjk->bhij", query, key) * size**-0.5
    scores[:, :, np.triu(np.ones((t, t), dtype=bool), 1)] = -np.inf
    weights = np.exp(scores - np.max(scores))
    weights /= np.sum(weights, -1, keepdims=True)
    joined = np.einsum("bhij,bhjk->bihk", weights, value).reshape(b, t, c)
    return joined @ params["Wo"]
