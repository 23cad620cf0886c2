"""A row of equal numbers becomes 0 in both norms, without its beta."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def norm(x, part):
    equal = np.ptp(x, axis=-1, keepdims=True) == 0
    return np.where(equal, 0.0, layer_norm(x, **part))


def transformer_block(x, params, n_heads):
    h = x + mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(norm(h, params["ln2"]), params["ffn"])
