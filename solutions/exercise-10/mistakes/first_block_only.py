"""Only the first block of the list is used, whatever its length.

Set a number in the last block to a million. What happens to the logits?

Caught by: blocks, worked_example
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    x = transformer_block(x, params["blocks"][0], n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
