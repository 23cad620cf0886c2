"""The mistake one_hot_in_float32, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if (np.clip(ids, 0, E.shape[0] - 1) != ids).any():
        raise ValueError("unknown token")
    h = np.float32(E)[ids] + np.float32(P)[:n]
    for i in range(len(params["blocks"])):
        h = transformer_block(h, params["blocks"][i], n_heads)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.inner(h, E)
