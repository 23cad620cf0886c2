"""The last block of the list comes first, and the first one last.

Take two blocks of which one adds nothing but a constant. Does it matter to the other whether it
stands before or behind?

Caught by: blocks, worked_example
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
    for block in reversed(params["blocks"]):
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
