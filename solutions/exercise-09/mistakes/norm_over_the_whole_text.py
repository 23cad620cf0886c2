"""The hand-written norm takes one mean and one variance for all numbers of a text together.

How many rows does a text have, and how many means are due?

Caught by: block_values, block_causal
"""

import numpy as np
from given import feed_forward, mha_forward


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=(1, 2), keepdims=True)
    var = x.var(axis=(1, 2), keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
