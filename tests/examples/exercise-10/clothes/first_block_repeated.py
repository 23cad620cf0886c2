"""The mistake first_block_repeated, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if not np.isin(ids, np.arange(len(E))).all():
        raise ValueError("unknown token")
    h = E[ids.ravel()].reshape(*ids.shape, -1)
    h = h + P[0:n, :]
    layers = params["blocks"]
    for layer in [layers[0]] * len(layers):
        h = transformer_block(h, layer, n_heads)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.matmul(h, np.transpose(E))
