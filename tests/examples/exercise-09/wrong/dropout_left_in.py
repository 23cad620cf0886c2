"""A tenth of what the attention adds is dropped at random, as in training."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    change = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    keep = np.random.default_rng().random(change.shape) >= 0.1
    h = x + change * keep / 0.9
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
