"""The mistake indexerror_for_bad_ids, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if not np.isin(ids, np.arange(len(E))).all():
        raise IndexError("unknown token")
    h = np.add(E[ids], P[None, :n])
    todo = list(params["blocks"])
    while todo:
        h = transformer_block(h, todo.pop(0), n_heads)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.einsum("btd,vd->btv", h, E)
