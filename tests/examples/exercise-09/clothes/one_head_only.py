"""The mistake one_head_only, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads=1):
    z = given.layer_norm(x, **params["ln1"])
    a = params["attn"]
    heads = given.attention(z @ a["Wq"], z @ a["Wk"], z @ a["Wv"], given.causal_mask(x.shape[1]))
    x = np.add(x, heads @ a["Wo"])
    return np.add(x, given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"]))
