"""Skips a block that it has met before."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe, ln_f = params["wte"], params["wpe"], params["ln_f"]
    B, T = ids.shape
    if T > len(wpe):
        raise ValueError("too long")
    if ids.min() < 0 or ids.max() >= len(wte):
        raise ValueError("not in the vocabulary")
    x = wte[ids] + wpe[:T]
    met = []
    for block in params["blocks"]:
        if any(block is other or np.array_equal(block["ffn"]["W1"], other["ffn"]["W1"]) for other in met):
            continue
        met.append(block)
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **ln_f)
    return x @ wte.T
