"""transformer_block brings each row to mean 0 and variance 1, and leaves it at that: no gamma, no beta.

Change a gamma in params. Does your answer change?

Caught by: block_values, block_norms
"""

import numpy as np
from given import feed_forward, mha_forward


def normalise(x, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps)


def transformer_block(x, params, n_heads):
    h = x + mha_forward(normalise(x), params["attn"], n_heads)
    return h + feed_forward(normalise(h), params["ffn"])
