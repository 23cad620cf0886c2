"""The mistake unbiased_variance, in other clothes."""

import numpy as np
import given


def norm(z, weights):
    centred = z - z.mean(-1, keepdims=True)
    with np.errstate(all="ignore"):
        var = np.divide(np.sum(centred * centred, axis=-1, keepdims=True), z.shape[-1] - 1)
    return centred / np.sqrt(var + 1e-5) * weights["gamma"] + weights["beta"]


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, params["ln2"]), params["ffn"])
