"""The largest id is compared with V, and not with V - 1: the id V passes the check, and the table has
no row for it.

A table of V rows: which number has its last row? Try exactly that one, and the next.

Caught by: refuses_large_ids
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() > wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
