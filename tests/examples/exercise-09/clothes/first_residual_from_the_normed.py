"""The mistake first_residual_from_the_normed, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    x = given.layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    x = x + given.mha_forward(x, params["attn"], n_heads)
    y = given.layer_norm(x, params["ln2"]["gamma"], params["ln2"]["beta"])
    y = given.feed_forward(y, params["ffn"])
    return np.add(y, x)
