"""The mistake number_of_heads_hard_coded, in other clothes."""

import numpy as np
import given

N_HEADS = 2


def transformer_block(x, params, n_heads):
    n_heads = N_HEADS
    read = given.layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    x = np.add(x, given.mha_forward(read, params["attn"], n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
