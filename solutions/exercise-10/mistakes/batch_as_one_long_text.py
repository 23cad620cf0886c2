"""All texts are laid end to end before the blocks, and taken apart behind them: the tokens of a text
see those of the texts before it.

Which tokens does the causal mask hide from the first token of text 1, if text 0 stands before it in
the same row?

Caught by: texts, values
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids] + wpe[:T]
    B, T, D = x.shape
    x = x.reshape(1, B * T, D)
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return (x @ wte.T).reshape(B, T, -1)
