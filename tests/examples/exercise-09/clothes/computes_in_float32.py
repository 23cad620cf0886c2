"""The mistake computes_in_float32, in other clothes."""

import numpy as np
import given


def single(part):
    return {name: np.float32(weight) for name, weight in part.items()}


def transformer_block(x, params, n_heads):
    x = np.asarray(x, dtype="f4")
    x = np.add(x, given.mha_forward(given.layer_norm(x, **single(params["ln1"])), single(params["attn"]), n_heads))
    x = np.add(x, given.feed_forward(given.layer_norm(x, **single(params["ln2"])), single(params["ffn"])))
    return np.float32(x)
