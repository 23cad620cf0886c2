"""The parts of params are taken in the order in which they happen to stand, not by their names.

Build the same params with its keys in another order. Is it another model?

Caught by: params
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe, blocks, ln_f = params.values()
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError("the text is longer than T_max")
    if ids.min() < 0 or ids.max() >= len(wte):
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    for block in blocks:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **ln_f)
    return x @ wte.T
