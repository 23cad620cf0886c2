"""The first token gets row 1 of wpe, the next row 2, and so on: row 0 is never used, and a text of
full length runs out of rows.

How many rows has wpe, and how many tokens the longest text? Write down which row each of them gets.

Caught by: embeddings, limits
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[1 : T + 1]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
