"""The mistake relu_for_gelu, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    x = x + given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    ffn = params["ffn"]
    hidden = np.einsum("btd,df->btf", given.layer_norm(x, **params["ln2"]), ffn["W1"]) + ffn["b1"]
    hidden = hidden * (hidden > 0)
    return x + (hidden @ ffn["W2"] + ffn["b2"])
