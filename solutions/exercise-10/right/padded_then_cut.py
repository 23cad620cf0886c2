"""Fills every text up to T_max with the token 0, which later tokens may be since nobody before sees them, and cuts."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    B, T = ids.shape
    padded = np.zeros((B, len(wpe)), dtype=np.int64)
    padded[:, :T] = ids  # NumPy refuses a text that is too long with a ValueError, unless T_max is 1
    if T > len(wpe):
        raise ValueError("too long")
    if np.any(padded != np.clip(padded, 0, len(wte) - 1)):
        raise ValueError("not in the vocabulary")
    x = wte[padded] + wpe
    for i in range(len(params["blocks"])):
        x = transformer_block(x, params["blocks"][i], n_heads)
    return (layer_norm(x, **params["ln_f"]) @ wte.T)[:, :T]
