"""The mistake norm_over_the_batch, in other clothes."""

import numpy as np
import given


def norm(z, weights):
    moved = np.moveaxis(z, 0, -1)
    ones = np.ones(moved.shape[-1])
    return np.moveaxis(given.layer_norm(moved, ones, 0 * ones), -1, 0) * weights["gamma"] + weights["beta"]


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, params["ln2"]), params["ffn"])
