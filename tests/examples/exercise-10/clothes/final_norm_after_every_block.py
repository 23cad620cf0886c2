"""The mistake final_norm_after_every_block, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def normed_block(h, layer, norm, n_heads):
    return layer_norm(transformer_block(h, layer, n_heads), norm["gamma"], norm["beta"])


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if not np.all((ids >= 0) & (ids < E.shape[0])):
        raise ValueError("unknown token")
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    for layer in params["blocks"]:
        h = normed_block(h, layer, params["ln_f"], n_heads)
    return np.einsum("btd,vd->btv", h, E)
