"""The mistake params_not_unpacked, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    q = x @ params["Wq"]
    x = np.add(x, given.merge_heads(given.split_heads(q, n_heads)))
    return np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
