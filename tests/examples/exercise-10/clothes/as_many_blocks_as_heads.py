"""The mistake as_many_blocks_as_heads, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if not np.isin(ids, np.arange(len(E))).all():
        raise ValueError("unknown token")
    h = E[ids.ravel()].reshape(*ids.shape, -1)
    h = h + P[0:n, :]
    i = 0
    while i < n_heads:
        layer = params["blocks"][i]
        h = transformer_block(h, layer, n_heads)
        i += 1
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.einsum("btd,vd->btv", h, E)
