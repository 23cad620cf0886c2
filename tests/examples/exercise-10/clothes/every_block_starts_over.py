"""The mistake every_block_starts_over, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if not np.all((ids >= 0) & (ids < E.shape[0])):
        raise ValueError("unknown token")
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    h = transformer_block(h, params["blocks"][-1], n_heads)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.dot(h, E.T)
