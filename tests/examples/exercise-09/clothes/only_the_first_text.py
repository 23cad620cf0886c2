"""The mistake only_the_first_text, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    z = x[:1]
    z = z + given.mha_forward(given.layer_norm(z, **params["ln1"]), params["attn"], n_heads)
    z = z + given.feed_forward(given.layer_norm(z, **params["ln2"]), params["ffn"])
    return np.stack([z[0] for _ in x])
