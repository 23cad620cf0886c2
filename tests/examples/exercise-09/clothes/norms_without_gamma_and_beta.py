"""The mistake norms_without_gamma_and_beta, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    ones, zeros = np.ones(x.shape[-1]), np.zeros(x.shape[-1])
    x = x + mha_forward(layer_norm(x, ones, zeros), params["attn"], n_heads)
    return x + feed_forward(layer_norm(x, ones, zeros), params["ffn"])
