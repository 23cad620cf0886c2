"""The mistake eps_of_1e_6, in other clothes."""

import numpy as np
import given

TINY = 0.000001


def norm(z, gamma, beta):
    centred = z - np.mean(z, axis=-1, keepdims=True)
    return gamma * centred / np.sqrt(np.var(z, axis=-1, keepdims=True) + TINY) + beta


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, **params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, **params["ln2"]), params["ffn"])
