"""The hand-written norm takes mean and variance over the texts of the batch (axis 0), as batch norm does.

Give the block one text alone, then the same text among others. May its rows differ?

Caught by: block_values, block_texts
"""

import numpy as np
from given import feed_forward, mha_forward


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=0)
    var = x.var(axis=0)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
