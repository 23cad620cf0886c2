"""Only ids below 0 are refused. For one above V - 1 NumPy itself raises an error, but it is an
IndexError.

A caller who has read the statement writes `except ValueError`. What does he see for an id of V?

Caught by: refuses_large_ids
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0:
        raise ValueError("an id is below 0")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
