"""The mistake last_id_refused, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    last = len(E) - 1
    if not ((ids >= 0) & (ids < last)).all():
        raise ValueError("unknown token")
    h = np.add(E[ids], P[None, :n])
    todo = list(params["blocks"])
    while todo:
        h = transformer_block(h, todo.pop(0), n_heads)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.dot(h, E.T)
