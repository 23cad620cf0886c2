"""The blocks are taken off the caller's list one by one: it is empty afterwards, and a second call
goes through no block at all.

The list in params is the caller's. How can you visit its items without taking them away?

Caught by: leaves_inputs
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
    x = wte[ids] + wpe[:T]
    blocks = params["blocks"]
    while blocks:
        x = transformer_block(x, blocks.pop(0), n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
