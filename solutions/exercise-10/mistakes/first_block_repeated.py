"""The loop turns once for each block, and each turn uses the weights of the first.

Print, in each turn, one number of the weights you hand over. Is it another one each time?

Caught by: blocks, worked_example
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
    for i in range(len(params["blocks"])):
        x = transformer_block(x, params["blocks"][0], n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
