"""The mistake no_check_of_ids, in other clothes."""

from functools import reduce

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    h = E[ids.ravel()].reshape(*ids.shape, -1)
    h = h + P[0:n, :]
    h = reduce(lambda h, layer: transformer_block(h, layer, n_heads), params["blocks"], h)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.einsum("btd,vd->btv", h, E)
