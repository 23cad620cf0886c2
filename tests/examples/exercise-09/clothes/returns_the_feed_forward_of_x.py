"""The mistake returns_the_feed_forward_of_x, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    read = given.layer_norm(x, params["ln2"]["gamma"], params["ln2"]["beta"])
    return np.add(given.feed_forward(read, params["ffn"]), x)
