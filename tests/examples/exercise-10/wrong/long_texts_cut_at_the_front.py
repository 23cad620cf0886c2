"""Of a text of more than T_max tokens only the last T_max are read, as a model does that keeps on
writing.
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    ids = ids[:, -len(wpe) :]
    T = ids.shape[1]
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
