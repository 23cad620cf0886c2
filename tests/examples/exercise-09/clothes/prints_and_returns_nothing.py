"""The mistake prints_and_returns_nothing, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    x = np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
    return print("y =", x.shape)
