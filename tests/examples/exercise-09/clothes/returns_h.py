"""The mistake returns_h, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    read = given.layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    return np.add(given.mha_forward(read, params["attn"], n_heads), x)
