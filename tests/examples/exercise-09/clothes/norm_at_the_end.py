"""The mistake norm_at_the_end, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    def final(z):
        return layer_norm(z, params["ln2"]["gamma"], params["ln2"]["beta"])

    x = np.add(x, mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads))
    return final(np.add(x, feed_forward(final(x), params["ffn"])))
