"""The mistake parallel_halves, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    attention = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    thinking = feed_forward(layer_norm(x, **params["ln2"]), params["ffn"])
    return np.sum(np.stack([x, attention, thinking]), axis=0)
