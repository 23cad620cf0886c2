"""The blocks are taken off the caller's list one by one: it is empty afterwards, and a second call
goes through no block at all.

The list in params is the caller's. How can you visit its items without taking them away?

Caught by: leaves_inputs
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    blocks = params["blocks"]
    while blocks:
        x = transformer_block(x, blocks.pop(0), n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
