"""Indexes with what it is given, and turns NumPy's IndexError into the ValueError that is asked for."""

import numpy as np
from given import layer_norm, transformer_block


def rows_of(table, index):
    if np.min(index) < 0:
        raise ValueError("an index below 0")
    try:
        return table[index]
    except IndexError as error:
        raise ValueError(str(error)) from None


def gpt_forward(ids, params, n_heads):
    x = rows_of(params["wte"], ids) + rows_of(params["wpe"], np.arange(np.shape(ids)[1]))
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return np.einsum("btd,vd->btv", x, params["wte"])
