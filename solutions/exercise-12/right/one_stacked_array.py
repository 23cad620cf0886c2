"""The cache is one array of keys and values with the tokens first; the heads are folded into the batch."""

import numpy as np


def attention_step(x, params, cache, n_heads):
    (B, t, D), d = x.shape, x.shape[2] // n_heads

    def fold(a):  # (B, n, D) -> (n, B * H, d)
        return a.reshape(B, -1, n_heads, d).swapaxes(0, 1).reshape(-1, B * n_heads, d)

    q = fold(x @ params["Wq"])
    new = np.stack([fold(x @ params["Wk"]), fold(x @ params["Wv"])], axis=1)  # (t, 2, B * H, d)
    cache = new if cache is None else np.vstack([cache, new])
    k, v = cache[:, 0], cache[:, 1]
    scores = np.ma.masked_array(np.einsum("ind,jnd->nij", q, k) / d**0.5)
    hidden = ~np.tri(t, len(k), len(k) - t, dtype=bool)
    scores[:, hidden] = np.ma.masked
    weights = np.ma.exp(scores - scores.max(axis=-1, keepdims=True)).filled(0.0)
    weights = weights / weights.sum(axis=-1, keepdims=True)
    y = np.einsum("nij,jnd->ind", weights, v).reshape(t, B, D).transpose(1, 0, 2)
    return np.ma.masked_array(y @ params["Wo"]), cache
