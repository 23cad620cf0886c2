"""wpe is cut to the length of the text within params: the answer is right, and from then on the
caller's model takes no longer text.

Whose dict is params? Call it with a short text, then with a long one.

Caught by: leaves_inputs
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
    params["wpe"] = wpe[:T]
    x = wte[ids] + params["wpe"]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
