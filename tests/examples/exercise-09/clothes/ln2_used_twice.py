"""The mistake ln2_used_twice, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    norms = {key: value for key, value in params.items() if key.startswith("ln") and key in ("ln1", "ln2")}
    for key in norms:
        gamma, beta = params["ln2"]["gamma"], params["ln2"]["beta"]
    x = x + given.mha_forward(given.layer_norm(x, gamma, beta), params["attn"], n_heads)
    return np.add(x, given.feed_forward(given.layer_norm(x, gamma, beta), params["ffn"]))
