"""The mistake first_residual_missing, in other clothes."""

import numpy as np
import given as parts


def transformer_block(x, params, n_heads):
    out = parts.layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    out = parts.mha_forward(out, params["attn"], n_heads)
    normed = parts.layer_norm(out, params["ln2"]["gamma"], params["ln2"]["beta"])
    out = np.sum([out, parts.feed_forward(normed, params["ffn"])], axis=0)
    return out
