"""The mistake ln1_missing, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    given_to_attention = np.copy(x)
    x = np.add(x, given.mha_forward(given_to_attention, params["attn"], n_heads))
    normed = given.layer_norm(x, params["ln2"]["gamma"], params["ln2"]["beta"])
    return np.add(x, given.feed_forward(normed, params["ffn"]))
