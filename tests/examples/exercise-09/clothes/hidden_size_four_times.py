"""The mistake hidden_size_four_times, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    size = x.shape[2]
    if len(params["ffn"]["b1"]) != size * 4:
        raise AssertionError("the hidden layer must be four times as wide")
    x = x + given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return x + np.asarray(given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
