"""The mistake norm_over_the_tokens, in other clothes."""

import numpy as np
import given


def norm(z, weights):
    columns = np.swapaxes(z, -1, -2)
    ones = np.ones(columns.shape[-1])
    return given.layer_norm(columns, ones, 0 * ones).swapaxes(-1, -2) * weights["gamma"] + weights["beta"]


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, params["ln2"]), params["ffn"])
