"""The second norm scales and does not shift."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, params["ln2"]["gamma"], np.zeros(x.shape[-1])), params["ffn"])
