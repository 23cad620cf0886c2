"""The mistake parts_popped, in other clothes."""

import numpy as np
import given


def take(params, name):
    part = params[name]
    del params[name]
    return part


def transformer_block(x, params, n_heads):
    read = given.layer_norm(x, **take(params, "ln1"))
    x = np.add(x, given.mha_forward(read, take(params, "attn"), n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **take(params, "ln2")), take(params, "ffn")))
