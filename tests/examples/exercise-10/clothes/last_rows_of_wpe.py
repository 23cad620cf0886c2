"""The mistake last_rows_of_wpe, in other clothes."""

from functools import reduce

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    E, P = params["wte"], params["wpe"]
    n = np.shape(ids)[-1]
    if not n <= P.shape[0]:
        raise ValueError(n)
    if not np.isin(ids, np.arange(len(E))).all():
        raise ValueError("unknown token")
    start = P.shape[0] - n
    h = E[ids] + P[np.arange(start, start + n)]
    h = reduce(lambda h, layer: transformer_block(h, layer, n_heads), params["blocks"], h)
    h = layer_norm(h, params["ln_f"]["gamma"], params["ln_f"]["beta"])
    return np.dot(h, E.T)
