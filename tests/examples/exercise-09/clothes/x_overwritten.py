"""The mistake x_overwritten, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    h = x
    np.add(h, given.mha_forward(given.layer_norm(h, **params["ln1"]), params["attn"], n_heads), out=h)
    y = h
    y[...] = y + given.feed_forward(given.layer_norm(y, **params["ln2"]), params["ffn"])
    return y
