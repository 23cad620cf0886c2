"""What the halves add is divided by the root of 2."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads) / np.sqrt(2)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"]) / np.sqrt(2)
