"""The mistake scaled_by_the_model_size, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    weights = {**params["attn"], "Wq": params["attn"]["Wq"] / np.sqrt(n_heads)}
    x = np.add(x, given.mha_forward(given.layer_norm(x, **params["ln1"]), weights, n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
