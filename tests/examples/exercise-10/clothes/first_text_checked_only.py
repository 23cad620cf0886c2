"""The mistake first_text_checked_only, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    for token in ids[0]:
        if not 0 <= token < len(E):
            raise ValueError("unknown token")
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    for i in range(len(params["blocks"])):
        h = transformer_block(h, params["blocks"][i], n_heads)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.einsum("btd,vd->btv", h, E)
