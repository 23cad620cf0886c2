"""The mistake params_popped, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = (params.pop(name) for name in ("wte", "wpe"))
    n = ids.shape[1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if (np.clip(ids, 0, E.shape[0] - 1) != ids).any():
        raise ValueError("unknown token")
    h = np.add(E[ids], P[None, :n])
    layers = params.pop("blocks")
    for i in range(len(layers)):
        h = transformer_block(h, layers[i], n_heads)
    norm = params.pop("ln_f")
    h = layer_norm(h, norm["gamma"], norm["beta"])
    return np.matmul(h, np.transpose(E))
