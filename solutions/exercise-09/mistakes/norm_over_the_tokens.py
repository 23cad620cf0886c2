"""The hand-written norm takes mean and variance over the tokens (axis 1), so that a token depends on those
around it.

Change the last token of a text: does an earlier row of ln1(x) change? Over which axis lie the numbers of
one token?

Caught by: block_values, block_causal
"""

import numpy as np
from given import feed_forward, mha_forward


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=1, keepdims=True)
    var = x.var(axis=1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
