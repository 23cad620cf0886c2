"""The last norm brings each token to mean 0 and variance 1, and leaves it at that: gamma and beta of ln_f change nothing.

Ask for the same text with another beta in ln_f. Where in your lines do the two occur?

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
    D = wte.shape[1]
    x = layer_norm(x, np.ones(D), np.zeros(D))
    return x @ wte.T
