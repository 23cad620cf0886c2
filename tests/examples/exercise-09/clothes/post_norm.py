"""The mistake post_norm, in other clothes."""

import numpy as np
import given


def add_and_norm(stream, change, norm):
    return given.layer_norm(np.add(stream, change), norm["gamma"], norm["beta"])


def transformer_block(x, params, n_heads):
    x = add_and_norm(x, given.mha_forward(x, params["attn"], n_heads), params["ln1"])
    x = add_and_norm(x, given.feed_forward(x, params["ffn"]), params["ln2"])
    return x
