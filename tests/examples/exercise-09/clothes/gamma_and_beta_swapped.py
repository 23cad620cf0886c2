"""The mistake gamma_and_beta_swapped, in other clothes."""

import numpy as np


def standardise(z, scale, shift):
    centred = z - z.mean(axis=-1, keepdims=True)
    return centred / np.sqrt(z.var(axis=-1, keepdims=True) + 1e-5) * scale + shift


def transformer_block(x, params, n_heads):
    from given import feed_forward, mha_forward

    x = x + mha_forward(standardise(x, shift=params["ln1"]["gamma"], scale=params["ln1"]["beta"]), params["attn"], n_heads)
    return x + feed_forward(standardise(x, shift=params["ln2"]["gamma"], scale=params["ln2"]["beta"]), params["ffn"])
