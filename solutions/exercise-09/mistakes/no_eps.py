"""The hand-written norm has no eps: a row of equal numbers is divided by 0.

What does 0 / 0 give in NumPy? And what should a row of equal numbers become?

Caught by: block_values, block_eps
"""

import numpy as np
from given import feed_forward, mha_forward


def layer_norm(x, gamma, beta):
    return (x - x.mean(axis=-1, keepdims=True)) / x.std(axis=-1, keepdims=True) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
