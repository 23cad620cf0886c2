"""The mistake residuals_from_the_normed, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def half(stream, norm, part):
    normed = layer_norm(stream, norm["gamma"], norm["beta"])
    return np.add(normed, part(normed))


def transformer_block(x, params, n_heads):
    h = half(x, params["ln1"], lambda z: mha_forward(z, params["attn"], n_heads))
    return half(h, params["ln2"], lambda z: feed_forward(z, params["ffn"]))
