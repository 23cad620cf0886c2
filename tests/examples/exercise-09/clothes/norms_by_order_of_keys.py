"""The mistake norms_by_order_of_keys, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    scale, shift = list(params["ln1"].values())
    x = x + given.mha_forward(given.layer_norm(x, scale, shift), params["attn"], n_heads)
    scale, shift = [params["ln2"][key] for key in params["ln2"]]
    return np.add(x, given.feed_forward(given.layer_norm(x, scale, shift), params["ffn"]))
