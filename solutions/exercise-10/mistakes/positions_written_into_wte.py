"""The positions are added to rows of wte itself, with `wte[ids] += ...`: the table of the caller
changes, and the head reads the changed one.

On which side of an assignment does wte[ids] make a copy, and on which does it not? Compare wte
before and after.

Caught by: leaves_inputs, worked_example
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
    wte[ids] += wpe[:T]
    x = wte[ids]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
