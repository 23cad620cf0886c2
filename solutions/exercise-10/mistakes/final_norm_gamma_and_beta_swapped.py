"""The last norm gets its beta where gamma is due, and its gamma where beta is due.

layer_norm takes x, gamma and beta, in this order. What would it give if gamma were all zeros?

Caught by: worked_example values embeddings blocks head
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
    x = layer_norm(x, params["ln_f"]["beta"], params["ln_f"]["gamma"])
    return x @ wte.T
