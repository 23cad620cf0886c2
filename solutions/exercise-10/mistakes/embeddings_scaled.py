"""The rows of wte are multiplied by the root of D on their way in, as the first Transformer did.

Compare with the formula of this exercise. The norms hide part of the factor: which sum does it
change all the same?

Caught by: embeddings, worked_example
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    D = wte.shape[1]
    x = wte[ids] * np.sqrt(D) + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
