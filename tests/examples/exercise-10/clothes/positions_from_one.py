"""The mistake positions_from_one, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if (np.clip(ids, 0, E.shape[0] - 1) != ids).any():
        raise ValueError("unknown token")
    places = P[1:][:n]
    h = np.take(E, ids, axis=0) + places
    for i in range(len(params["blocks"])):
        h = transformer_block(h, params["blocks"][i], n_heads)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.matmul(h, np.transpose(E))
