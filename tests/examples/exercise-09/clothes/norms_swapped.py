"""The mistake norms_swapped, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    second, first = params["ln1"], params["ln2"]
    read = layer_norm(x, first["gamma"], first["beta"])
    x = np.add(x, mha_forward(read, params["attn"], n_heads))
    read = layer_norm(x, second["gamma"], second["beta"])
    return np.add(x, feed_forward(read, params["ffn"]))
