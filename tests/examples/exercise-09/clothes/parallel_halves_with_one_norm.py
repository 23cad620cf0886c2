"""The mistake parallel_halves_with_one_norm, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    z = given.layer_norm(x, gamma=params["ln1"]["gamma"], beta=params["ln1"]["beta"])
    changes = (given.mha_forward(z, params["attn"], n_heads), given.feed_forward(z, params["ffn"]))
    return np.add(x, np.add(*changes))
