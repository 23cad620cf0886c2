"""The stream is clipped to 100, against large numbers."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return np.clip(y, -100.0, 100.0)
