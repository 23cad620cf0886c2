"""The positions are added behind the last block: while the tokens look at each other they do not know
where they stand.

Attention is the only place where tokens meet. What must a token carry by then, if order is to
matter?

Caught by: values, worked_example
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = x + wpe[:T]
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
