"""Gives NaN where an id is not in the vocabulary."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe, ln_f = params["wte"], params["wpe"], params["ln_f"]
    B, T = ids.shape
    if T > len(wpe):
        raise ValueError("too long")
    bad = (ids < 0) | (ids >= len(wte))
    x = np.where(bad[..., None], np.nan, wte[np.where(bad, 0, ids)]) + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **ln_f)
    return x @ wte.T
