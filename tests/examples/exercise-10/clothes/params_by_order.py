"""The mistake params_by_order, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    (_, E), (_, P), (_, layers), (_, norm) = params.items()
    n = ids.shape[-1]
    if len(P) < n or np.any(ids < 0) or np.any(ids > len(E) - 1):
        raise ValueError("out of range")
    h = np.take(E, ids, axis=0) + P[np.arange(n)]
    for layer in layers:
        h = transformer_block(h, layer, n_heads)
    h = layer_norm(h, **norm)
    return np.dot(h, E.T)
