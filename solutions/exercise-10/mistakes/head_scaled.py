"""The logits are divided by the root of D, as scores are in attention.

Which formula asks for this factor, and is it the one of the head?

Caught by: head, worked_example
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T / np.sqrt(wte.shape[1])
