"""ln_f stands in front of the blocks, and none behind them.

The f stands for final. Which rows does the head see in your code, and who has normed them?

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
    x = layer_norm(x, **params["ln_f"])
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    return x @ wte.T
