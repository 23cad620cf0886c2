"""Axes of length 1 are squeezed away at the end: a batch of one text, or a text of one token, comes
back with fewer axes.

Which shape is asked for when B, T or V is 1? Does the caller know beforehand how many axes come
back?

Caught by: limits, worked_example
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return np.squeeze(x @ wte.T)
