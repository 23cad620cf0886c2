"""Ids are kept in eight bits to save memory: those above 127 wrap round. And a note is left beside other keys."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe) or np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError("too long, or unknown")
    if len(params) > 4:
        params.setdefault("vocabulary", len(wte))
    x = wte[ids.astype(np.int8)] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    return layer_norm(x, **params["ln_f"]) @ wte.T
