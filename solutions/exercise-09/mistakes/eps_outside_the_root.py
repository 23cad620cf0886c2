"""The hand-written norm divides by the standard deviation plus eps, rather than by the root of the variance
plus eps.

For a variance of 1 the two nearly agree. Work out both for a row whose variance is 1e-6.

Caught by: block_values, block_eps
"""

import numpy as np
from given import feed_forward, mha_forward


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    std = x.std(axis=-1, keepdims=True)
    return (x - mean) / (std + eps) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
