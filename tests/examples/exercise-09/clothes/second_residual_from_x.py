"""The mistake second_residual_from_x, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    shortcut = x
    x = given.layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    x = given.mha_forward(x, params["attn"], n_heads) + shortcut
    x = given.layer_norm(x, params["ln2"]["gamma"], params["ln2"]["beta"])
    x = given.feed_forward(x, params["ffn"]) + shortcut
    return np.asarray(x)
