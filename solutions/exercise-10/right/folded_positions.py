"""Sees the batch as one row of tokens for all but the blocks, with the positions tiled beneath it."""

import warnings

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    B, T = np.shape(ids)
    (V, D), (T_max, _) = params["wte"].shape, params["wpe"].shape
    if T > T_max:
        warnings.warn("too long")
        raise ValueError("too long")
    flat = np.ravel(ids)
    if np.any(flat // V):  # 0 for 0 to V - 1, and for nothing else
        print("bad ids", flat)
        raise ValueError("bad ids")
    tokens = np.empty((B * T, D))
    tokens[:] = params["wte"][flat]
    tokens += np.tile(params["wpe"][:T], (B, 1))
    x = tokens.reshape(B, T, D)
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x.reshape(-1, D), **params["ln_f"])
    return (params["wte"] @ x.T).T.reshape(B, T, V)
