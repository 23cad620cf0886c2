"""The mistake eps_outside_the_root, in other clothes."""

import numpy as np
import given


def norm(z, weights):
    centred = z - np.average(z, axis=-1)[..., np.newaxis]
    spread = np.sqrt(np.square(centred).mean(axis=-1, keepdims=True))
    spread = np.add(spread, 1e-5)
    return np.divide(centred, spread) * weights["gamma"] + weights["beta"]


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(norm(x, params["ln1"]), params["attn"], n_heads)
    return x + given.feed_forward(norm(x, params["ln2"]), params["ffn"])
