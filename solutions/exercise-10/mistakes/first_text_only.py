"""The batch axis is dropped at the beginning: only the first text is read, and its logits come back
without their axis.

What does ids[0] leave of (B, T)? How many texts has a batch?

Caught by: values, worked_example
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids[0]] + wpe[:T]
    x = x[None]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return (x @ wte.T)[0]
