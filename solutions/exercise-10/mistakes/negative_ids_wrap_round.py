"""Only ids above V - 1 are refused. NumPy reads the id -1 as the last row of wte, and all goes on as
if nothing were wrong.

What is wte[-1]? Which ids are neither too large nor in the vocabulary?

Caught by: refuses_negative_ids
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.max() >= len(wte):
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
