"""The ids are not looked at: those above V - 1 raise NumPy's IndexError, those down to -V wrap round
without a word.

Call it with an id of -1, of V, and of V + 1. What should each give, and what does it?

Caught by: refuses_negative_ids, refuses_large_ids
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
