"""The mistake residuals_averaged, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    attended = given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    x = np.mean([x, attended], axis=0)
    thought = given.feed_forward(given.layer_norm(x, **params["ln2"]), params["ffn"])
    return np.mean([x, thought], axis=0)
