"""The mistake last_position_only, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if (np.clip(ids, 0, E.shape[0] - 1) != ids).any():
        raise ValueError("unknown token")
    h = np.add(E[ids], P[None, :n])
    todo = list(params["blocks"])
    while todo:
        h = transformer_block(h, todo.pop(0), n_heads)
    h = h[:, n - 1, :]
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.matmul(h, E.T)
