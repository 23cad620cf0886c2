"""The mistake no_mask, in other clothes."""

import numpy as np
import given


def attend(z, weights, n_heads):
    q, k, v = (given.split_heads(z @ weights[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    return given.merge_heads(given.attention(q, k, v)) @ weights["Wo"]


def transformer_block(x, params, n_heads):
    x = np.add(x, attend(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
