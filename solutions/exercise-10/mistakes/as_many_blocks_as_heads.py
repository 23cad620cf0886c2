"""The loop over the blocks runs n_heads times: with fewer blocks than heads it raises IndexError, with
more it stops early.

Heads lie side by side within a block, blocks lie on top of each other. Which of these numbers does
params know?

Caught by: blocks
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
    for i in range(n_heads):
        x = transformer_block(x, params["blocks"][i], n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
