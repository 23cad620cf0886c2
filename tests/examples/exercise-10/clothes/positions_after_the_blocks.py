"""The mistake positions_after_the_blocks, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if not np.isin(ids, np.arange(len(E))).all():
        raise ValueError("unknown token")
    h = E[ids]
    todo = list(params["blocks"])
    while todo:
        h = transformer_block(h, todo.pop(0), n_heads)
    h = P[np.arange(n)] + h
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.matmul(h, np.transpose(E))
