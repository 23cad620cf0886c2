"""The length of the text is not checked. Adding (T, D) to (T_max, D) mostly fails by itself, but where
T_max is 1 it broadcasts.

When do two axes of different lengths fit together for NumPy? Try T = 3 with T_max = 1.

Caught by: refuses_long_texts
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
