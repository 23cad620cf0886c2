"""The mistake x_added_twice, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    attended = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    thought = feed_forward(layer_norm(np.add(x, attended), **params["ln2"]), params["ffn"])
    return np.sum([x, attended, x, thought], axis=0)
