"""The mistake feed_forward_without_biases, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    ffn = dict(params["ffn"])
    ffn["b1"], ffn["b2"] = np.zeros_like(ffn["b1"]), np.zeros_like(ffn["b2"])
    x = x + given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(given.layer_norm(x, **params["ln2"]), ffn)
