"""The mistake final_norm_before_the_blocks, in other clothes."""

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
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    todo = list(params["blocks"])
    while todo:
        h = transformer_block(h, todo.pop(0), n_heads)
    return np.inner(h, E)
