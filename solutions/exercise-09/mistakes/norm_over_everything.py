"""The norm takes one mean and one variance of the whole array, np.mean(x) without an axis: all tokens of all texts share
them.

How many means are there in an x of shape (2, 3, 4)? Each token needs its own.

Caught by: block_worked_example block_values block_attention_half block_feed_forward_half block_causal block_texts
"""

import numpy as np
from given import feed_forward, mha_forward


def norm(x, gamma, beta, eps=1e-5):
    return (x - np.mean(x)) / np.sqrt(np.var(x) + eps) * gamma + beta


def transformer_block(x, params, n_heads):
    h = x + mha_forward(norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(norm(h, **params["ln2"]), params["ffn"])
