"""The mistake ids_left_to_numpy, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if np.any(ids < -len(E)) or np.any(ids >= len(E)):
        raise ValueError("unknown token")
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    for i in range(len(params["blocks"])):
        h = transformer_block(h, params["blocks"][i], n_heads)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.dot(h, E.T)
