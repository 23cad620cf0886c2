"""The mistake blocks_in_reverse, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if not np.all((ids >= 0) & (ids < E.shape[0])):
        raise ValueError("unknown token")
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    for i in range(len(params["blocks"]) - 1, -1, -1):
        h = transformer_block(h, params["blocks"][i], n_heads)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.inner(h, E)
