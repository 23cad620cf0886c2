"""The mistake norm_given_the_dict, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    first, second = params["ln1"], params["ln2"]
    x = np.add(x, given.mha_forward(given.layer_norm(x, gamma=first), params["attn"], n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, gamma=second), params["ffn"]))
