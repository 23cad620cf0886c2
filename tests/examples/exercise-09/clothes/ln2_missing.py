"""The mistake ln2_missing, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    normed = given.layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    x = np.add(x, given.mha_forward(normed, params["attn"], n_heads))
    return np.add(given.feed_forward(x, params["ffn"]), x)
