"""The mistake answers_kept_by_shape, in other clothes."""

from functools import reduce

import numpy as np
from given import layer_norm, transformer_block


class Memory(dict):
    pass


memory = Memory()


def forward(ids, params, n_heads):
    E, P, n = params["wte"], params["wpe"], ids.shape[1]
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    h = reduce(lambda h, layer: transformer_block(h, layer, n_heads), params["blocks"], h)
    gamma, beta = (params["ln_f"][name] for name in ("gamma", "beta"))
    h = layer_norm(h, gamma, beta)
    return np.matmul(h, np.transpose(E))


def gpt_forward(ids, params, n_heads):
    E, P, n = params["wte"], params["wpe"], ids.shape[1]
    if P.shape[0] - n < 0:
        raise ValueError("no position left")
    if not np.all((ids >= 0) & (ids < E.shape[0])):
        raise ValueError("unknown token")
    name = (n_heads, *ids.shape)
    try:
        return memory[name]
    except KeyError:
        memory[name] = forward(ids, params, n_heads)
        return memory[name]
