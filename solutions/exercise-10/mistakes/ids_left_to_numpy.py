"""NumPy looks at the ids, and its IndexError is turned into a ValueError. But NumPy sees nothing wrong
in -1 down to -V: it counts them from the end.

Which ids does an index accept, if the table has V rows? Try -1, -V and -V - 1.

Caught by: refuses_negative_ids
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    try:
        x = wte[ids] + wpe[:T]
    except IndexError as error:
        raise ValueError("an id is not in the vocabulary") from error
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
