"""The mistake unstable_softmax, in other clothes."""

import numpy as np
import given


def attend(z, weights, n_heads):
    q, k, v = (given.split_heads(z @ weights[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    scores = np.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    shares = np.tril(np.exp(scores))
    shares = np.divide(shares, np.sum(shares, axis=3)[..., None])
    return given.merge_heads(shares @ v) @ weights["Wo"]


def transformer_block(x, params, n_heads):
    x = np.add(x, attend(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
