"""The length of the text is not checked: the rows of wpe are taken by an index, and past the last one
that is an IndexError.

Which exception does the statement promise for a text that is too long? Which one does an index
give?

Caught by: refuses_long_texts
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids] + wpe[np.arange(T)]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
