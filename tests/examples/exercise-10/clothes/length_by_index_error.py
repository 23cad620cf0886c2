"""The mistake length_by_index_error, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if (np.clip(ids, 0, E.shape[0] - 1) != ids).any():
        raise ValueError("unknown token")
    places = np.take(P, range(n), axis=0)
    h = E[ids] + places
    for i in range(len(params["blocks"])):
        h = transformer_block(h, params["blocks"][i], n_heads)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.inner(h, E)
