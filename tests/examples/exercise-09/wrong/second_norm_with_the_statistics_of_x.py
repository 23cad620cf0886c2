"""Mean and variance are taken of x, and used for h too."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    mean, std = x.mean(-1, keepdims=True), np.sqrt(x.var(-1, keepdims=True) + 1e-5)
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward((h - mean) / std * params["ln2"]["gamma"] + params["ln2"]["beta"], params["ffn"])
