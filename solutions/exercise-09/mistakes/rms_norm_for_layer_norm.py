"""The hand-written norm divides by the root of the mean square and never subtracts the mean.

Add 5 to every number of a token. What does layer norm make of that, and what does yours?

Caught by: block_values, block_attention_half, block_feed_forward_half
"""

import numpy as np
from given import feed_forward, mha_forward


def norm(x, gamma, beta, eps=1e-5):
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(norm(h, **params["ln2"]), params["ffn"])
