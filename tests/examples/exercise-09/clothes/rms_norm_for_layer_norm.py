"""The mistake rms_norm_for_layer_norm, in other clothes."""

import numpy as np
import given


def norm(z, weights):
    size = z.shape[-1]
    square = np.einsum("...i,...i->...", z, z)[..., None] / size
    return weights["gamma"] * (z * (square + 0.00001) ** -0.5) + weights["beta"]


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, params["ln2"]), params["ffn"])
