"""Ids outside the vocabulary are moved to its nearest end, and the text goes on with another token
than it had.

Who finds out that the text was not what the caller meant? What does the statement ask for?

Caught by: refuses_negative_ids, refuses_large_ids
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    ids = np.clip(ids, 0, len(wte) - 1)
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
