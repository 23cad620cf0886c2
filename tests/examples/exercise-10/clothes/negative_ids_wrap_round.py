"""The mistake negative_ids_wrap_round, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if not np.less(ids, E.shape[0]).all():
        raise ValueError("unknown token")
    h = E[ids.ravel()].reshape(*ids.shape, -1)
    h = h + P[0:n, :]
    todo = list(params["blocks"])
    while todo:
        h = transformer_block(h, todo.pop(0), n_heads)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.matmul(h, np.transpose(E))
