"""The positions are added anew before each block, so that they count once for every block of the list.

What a block gives still contains what came in: why? Then how often is wpe in the sum after three
blocks?

Caught by: blocks, worked_example
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids]
    for block in params["blocks"]:
        x = transformer_block(x + wpe[:T], block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
