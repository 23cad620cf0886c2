"""The tables are mixed up: the ids look up wpe, and the positions wte. It runs wherever both have rows
enough.

What do the rows of each table stand for, and how many are there? Which of the two numbers, V or
T_max, bounds an id?

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
    x = wpe[ids] + wte[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
