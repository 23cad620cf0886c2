"""The mistake params_popped, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if not np.all((ids >= 0) & (ids < E.shape[0])):
        raise ValueError("unknown token")
    layers, norm = params["blocks"], params["ln_f"]
    del params["wte"], params["wpe"], params["blocks"], params["ln_f"]
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    for layer in layers:
        h = transformer_block(h, layer, n_heads)
    h = layer_norm(h, norm["gamma"], norm["beta"])
    return np.einsum("btd,vd->btv", h, E)
