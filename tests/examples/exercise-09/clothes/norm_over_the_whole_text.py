"""The mistake norm_over_the_whole_text, in other clothes."""

import numpy as np
import given


def norm(z, weights):
    flat = z.reshape(len(z), -1)
    ones = np.ones(flat.shape[-1])
    return given.layer_norm(flat, ones, 0 * ones).reshape(z.shape) * weights["gamma"] + weights["beta"]


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, params["ln2"]), params["ffn"])
