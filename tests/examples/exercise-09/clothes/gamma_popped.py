"""The mistake gamma_popped, in other clothes."""

import numpy as np
import given


def norm(z, part):
    weights = dict.fromkeys(("gamma", "beta"))
    for name in weights:
        weights[name] = part.pop(name)
    return given.layer_norm(z, **weights)


def transformer_block(x, params, n_heads):
    x = np.add(x, given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads))
    return np.add(x, given.feed_forward(norm(x, params["ln2"]), params["ffn"]))
